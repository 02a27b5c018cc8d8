'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';

/** The first and last day of a list, in its address. */
export function PeriodFields({ from, until }: { from: string; until: string }) {
  const t = useTranslations('audit');
  const router = useRouter();
  const path = usePathname();
  const current = useSearchParams();
  const [, start] = useTransition();
  function go(name: string, value: string) {
    const next = new URLSearchParams(current);
    next.delete('cursor');
    if (value) next.set(name, value);
    else next.delete(name);
    start(() => router.replace(`${path}?${next}`, { scroll: false }));
  }
  return Object.entries({ from, until }).map(([name, value]) => (
    <label key={name} className="flex items-center gap-2 max-sm:flex-1 max-sm:basis-[42%]">
      <span className="text-sm text-muted">{t(name === 'from' ? 'from' : 'until')}</span>
      <input
        // A day that comes with another address replaces what was typed.
        key={value}
        type="date"
        name={name}
        defaultValue={value}
        onBlur={(event) => event.target.value !== value && go(name, event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && go(name, event.currentTarget.value)}
        className="control w-auto min-w-0 max-sm:w-full"
      />
    </label>
  ));
}
