'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { type Control, earlyInput } from '@/components/forms/early-input';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { FilterFields } from './filter-fields';
import { FilterSheet } from './filter-sheet';

export interface ListFilter {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
}

const TYPING_MS = 250;

/** Search and filters of a list. They are in the URL, so that back, reload and a shared link show the same. */
export function ListFilters({
  searchName = 'q',
  placeholder,
  filters,
  extras,
  children,
}: {
  searchName?: string;
  placeholder: string;
  filters: ListFilter[];
  /** What narrows the list in other ways. On a phone it is with the filters. */
  extras?: ReactNode;
  /** What only a wide screen has in this row. */
  children?: ReactNode;
}) {
  const t = useTranslations('action');
  const folded = filters.length > 0 || Boolean(extras);
  const router = useRouter();
  const path = usePathname();
  const current = useSearchParams();
  const [pending, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const searched = current.get(searchName) ?? '';
  const used = filters.filter(({ name }) => current.get(name)).length;

  // On a slow network a search can be typed and a filter chosen before the page's scripts are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the scripts have arrived
  useEffect(() => {
    const sent = { [searchName]: searched, ...Object.fromEntries(filters.map(({ name, value }) => [name, value])) };
    const controls = form.current?.querySelectorAll<Control>('input[name], select[name]') ?? [];
    const early = [...controls].filter(
      (node) => earlyInput(node) !== null && node.value !== (sent[node.name] ?? node.value),
    );
    if (early.length > 0) go(Object.fromEntries(early.map(({ name, value }) => [name, value])));
  }, []);

  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = searched;
  }, [searched]);

  function go(changes: Record<string, string>) {
    const next = new URLSearchParams(current);
    next.delete('cursor');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    start(() => router.replace(`${path}?${next}`, { scroll: false }));
  }

  return (
    <search>
      <form
        ref={form}
        className="mb-4 flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          go({ [searchName]: input.current?.value ?? '' });
        }}
      >
        <div className="relative min-w-0 flex-1 basis-40 md:basis-52 lg:max-w-md">
          <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted">
            {pending ? <Spinner /> : <Icon name="search" />}
          </span>
          <input
            ref={input}
            type="search"
            name={searchName}
            defaultValue={searched}
            aria-label={placeholder}
            placeholder={placeholder}
            className="peer control pl-9 text-ellipsis max-md:placeholder:text-transparent"
            onChange={(event) => {
              const { value } = event.target;
              clearTimeout(timer.current);
              timer.current = setTimeout(() => go({ [searchName]: value }), TYPING_MS);
            }}
            onBlur={({ relatedTarget }) => {
              // Whoever presses a result at once leaves the list. The search must not call them back.
              if (relatedTarget instanceof HTMLAnchorElement) clearTimeout(timer.current);
            }}
          />
          {/* A phone has no room for all that can be searched by. */}
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-9 hidden items-center text-lg text-muted max-md:peer-placeholder-shown:flex print:hidden"
          >
            {t('search')}
          </span>
        </div>
        {folded && (
          <FilterSheet filters={filters} used={used} onChoose={go}>
            {extras}
          </FilterSheet>
        )}
        <FilterFields filters={filters} onChoose={(name, value) => go({ [name]: value })} />
        <div className="contents max-md:hidden">
          {extras}
          {children}
        </div>
        <noscript>
          <button type="submit">{t('search')}</button>
        </noscript>
      </form>
    </search>
  );
}
