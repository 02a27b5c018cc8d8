'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { DayChoice } from '@/components/forms/day-choice';
import { useChoices } from '@/components/forms/use-choices';

interface StatementPeriodProps {
  from: string;
  to: string;
}

/** The first and last day of a statement. It follows each of them. */
export function StatementPeriod({ from, to }: StatementPeriodProps) {
  const t = useTranslations('customers');
  const router = useRouter();
  const path = usePathname();
  const [, start] = useTransition();
  const chosen = useChoices({ from, to });

  function choose(day: Partial<StatementPeriodProps>) {
    const search = new URLSearchParams({ tab: 'statement', ...chosen(day) });
    start(() => router.replace(`${path}?${search}`, { scroll: false }));
  }

  return (['from', 'to'] as const).map((name) => (
    <DayChoice
      key={name}
      label={t(`statement_${name}`)}
      value={name === 'from' ? from : to}
      required
      onChoose={(day) => choose({ [name]: day })}
    />
  ));
}
