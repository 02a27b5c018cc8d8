'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState, useTransition } from 'react';
import { type Control, earlyInput } from '@/components/forms/early-input';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { formatNumber } from '@/lib/money';

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
  children,
}: {
  searchName?: string;
  placeholder: string;
  filters: ListFilter[];
  /** Other content of the row. */
  children?: ReactNode;
}) {
  const t = useTranslations('action');
  const locale = useLocale();
  const folded = filters.length > 0 || Boolean(children);
  const router = useRouter();
  const path = usePathname();
  const current = useSearchParams();
  const [pending, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const searched = current.get(searchName) ?? '';
  const [unfolded, setUnfolded] = useState(false);
  const panel = useId();
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
        onKeyDown={({ key }) => key === 'Escape' && setUnfolded(false)}
        onSubmit={(event) => {
          event.preventDefault();
          go({ [searchName]: input.current?.value ?? '' });
        }}
      >
        <div className="relative min-w-0 flex-1 basis-40 md:basis-64 lg:max-w-md">
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
            className="control pl-9"
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
        </div>
        {folded && (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={panel}
            onClick={() => setUnfolded(!unfolded)}
            className={buttonClass('secondary', 'md:hidden')}
          >
            <Icon name="sliders-horizontal" />
            <span className="max-sm:sr-only">{t('filters')}</span>
            {used > 0 && <span className="tabular text-sm text-muted">{formatNumber(used, locale)}</span>}
          </button>
        )}
        {folded && unfolded && (
          <button
            type="button"
            aria-label={t('close')}
            onClick={() => setUnfolded(false)}
            className="fixed inset-0 z-40 bg-scrim md:hidden"
          />
        )}
        <div
          id={panel}
          // A link in it shows the list in another way.
          onClickCapture={({ target }) => target instanceof Element && target.closest('a') && setUnfolded(false)}
          className={cn(
            'contents max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-50 max-md:max-h-[80dvh] max-md:flex-wrap max-md:items-end max-md:gap-3 max-md:overflow-y-auto max-md:rounded-t-dialog max-md:bg-raised max-md:p-5 max-md:pb-[calc(20px+env(safe-area-inset-bottom))] max-md:shadow-float',
            folded && !unfolded ? 'max-md:hidden' : 'max-md:flex',
          )}
        >
          {filters.map((filter) => (
            <select
              key={filter.name}
              name={filter.name}
              aria-label={filter.label}
              value={filter.value}
              onChange={(event) => go({ [filter.name]: event.target.value })}
              className="control field-sizing-content w-auto max-w-full sm:max-w-72 max-sm:min-w-fit max-sm:flex-1 max-sm:basis-[42%]"
            >
              {filter.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ))}
          {children}
          {folded && (
            <button
              type="button"
              onClick={() => setUnfolded(false)}
              className={buttonClass('primary', 'w-full md:hidden')}
            >
              {t('show_results')}
            </button>
          )}
        </div>
        <noscript>
          <button type="submit">{t('search')}</button>
        </noscript>
      </form>
    </search>
  );
}
