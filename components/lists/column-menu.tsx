'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { keepChoice } from '@/lib/keep-choice';

interface ColumnMenuProps {
  /** The name of the cookie with the choice. */
  cookie: string;
  columns: { key: string; label: string }[];
  shown: string[];
}

/** Chooses a list's columns. The choice is a cookie, so that the server's first response already uses it. */
export function ColumnMenu({ cookie, columns, shown }: ColumnMenuProps) {
  const t = useTranslations('lists');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(shown);
  const [pending, start] = useTransition();
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    function close(event: Event) {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !area.current?.contains(event.target as Node)) {
        if (event.type === 'keydown') area.current?.querySelector('button')?.focus();
        setOpen(false);
      }
    }
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [open]);

  function choose(key: string, on: boolean) {
    const next = columns.map((column) => column.key).filter((other) => (other === key ? on : chosen.includes(other)));
    setChosen(next);
    keepChoice(cookie, next.join('.') || '-');
    start(() => router.refresh());
  }

  return (
    <div ref={area} className="relative max-md:hidden">
      <Button aria-expanded={open} aria-busy={pending} onClick={() => setOpen(!open)} icon={<Icon name="columns-3" />}>
        {t('columns')}
      </Button>
      {open && (
        <fieldset className="absolute right-0 z-30 mt-1.5 max-h-[60dvh] w-max max-w-80 min-w-56 overflow-y-auto rounded-card border border-hairline bg-raised p-1 shadow-float">
          <legend className="sr-only">{t('columns')}</legend>
          {columns.map(({ key, label }) => (
            <label key={key} className="flex min-h-10 items-center gap-3 rounded-control px-3 hover:bg-sunken">
              <input
                type="checkbox"
                className="size-[18px] shrink-0 accent-accent"
                checked={chosen.includes(key)}
                onChange={(event) => choose(key, event.target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
