'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { DayChoice } from '@/components/forms/day-choice';
import { useChoices } from '@/components/forms/use-choices';

/** The first and last day of a list, in its address. */
export function PeriodFields({ from, until }: { from: string; until: string }) {
  const t = useTranslations('audit');
  const router = useRouter();
  const path = usePathname();
  const current = useSearchParams();
  const [, start] = useTransition();
  const chosen = useChoices({ from, until });
  function go(choice: { from?: string; until?: string }) {
    const next = new URLSearchParams(current);
    next.delete('cursor');
    for (const [name, day] of Object.entries(chosen(choice))) {
      if (day) next.set(name, day);
      else next.delete(name);
    }
    start(() => router.replace(`${path}?${next}`, { scroll: false }));
  }
  return Object.entries({ from, until }).map(([name, value]) => (
    <DayChoice
      key={name}
      label={t(name === 'from' ? 'from' : 'until')}
      value={value}
      onChoose={(day) => go({ [name]: day })}
      beside
      className="max-sm:flex-1 max-sm:basis-full [&_input]:w-40 max-sm:[&>div]:flex-1 max-sm:[&_input]:w-full"
    />
  ));
}
