'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { DayChoice } from '@/components/forms/day-choice';

interface StatementPeriodProps {
  from: string;
  to: string;
}

/** The first and last day of a statement. It follows each of them. */
export function StatementPeriod(period: StatementPeriodProps) {
  const t = useTranslations('customers');
  const router = useRouter();
  const path = usePathname();
  const [, start] = useTransition();
  return (['from', 'to'] as const).map((name) => (
    <DayChoice
      key={name}
      label={t(`statement_${name}`)}
      value={period[name]}
      required
      onChoose={(day) =>
        start(() =>
          router.replace(`${path}?${new URLSearchParams({ tab: 'statement', ...period, [name]: day })}`, {
            scroll: false,
          }),
        )
      }
    />
  ));
}
