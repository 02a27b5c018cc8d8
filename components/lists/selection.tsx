'use client';

import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

interface Selection {
  ids: readonly string[];
  chosen: ReadonlySet<string>;
  choose: (ids: readonly string[], on: boolean) => void;
  /** The row selected before this one, for selecting a range with the Shift key. */
  last: { current: string | null };
}

const Context = createContext<Selection | null>(null);

export function useSelection(): Selection {
  const selection = useContext(Context);
  if (!selection) throw new Error('no selection around');
  return selection;
}

/** Holds the selected rows of a page. Rows that leave the page are deselected. Escape deselects all. */
export function SelectionArea({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const chosen = useMemo(() => new Set(ids.filter((id) => kept.has(id))), [ids, kept]);
  const some = chosen.size > 0;

  useEffect(() => {
    if (!some) return;
    function letGo(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
        setKept(new Set());
    }
    window.addEventListener('keydown', letGo);
    return () => window.removeEventListener('keydown', letGo);
  }, [some]);

  function choose(which: readonly string[], on: boolean) {
    setKept((before) => {
      const next = new Set(before);
      for (const id of which) on ? next.add(id) : next.delete(id);
      return next;
    });
  }

  return <Context value={{ ids, chosen, choose, last }}>{children}</Context>;
}

const BOX = 'size-[18px] accent-accent';
const AREA = 'relative z-10 inline-grid size-11 place-items-center';

/** Selects one row; with the Shift key, all rows since the previous one. */
export function SelectRow({ id, name }: { id: string; name: string }) {
  const t = useTranslations('lists');
  const { ids, chosen, choose, last } = useSelection();
  return (
    <label className={AREA}>
      <input
        type="checkbox"
        data-select
        className={BOX}
        aria-label={t('select_named', { name })}
        checked={chosen.has(id)}
        onClick={(event) => {
          const { checked } = event.currentTarget;
          const from = event.shiftKey && last.current ? ids.indexOf(last.current) : -1;
          const to = ids.indexOf(id);
          choose(from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), checked);
          last.current = id;
        }}
        onChange={() => undefined}
      />
    </label>
  );
}

/** Selects all rows of the page, or none. */
export function SelectPage() {
  const t = useTranslations('lists');
  const { ids, chosen, choose } = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const all = chosen.size === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.size > 0 && !all;
  }, [chosen, all]);
  return (
    <label className={AREA}>
      <input
        ref={box}
        type="checkbox"
        className={BOX}
        aria-label={t('select_page')}
        checked={all}
        onChange={(event) => choose(ids, event.target.checked)}
      />
    </label>
  );
}
