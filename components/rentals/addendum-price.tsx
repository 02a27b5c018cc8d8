'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { formatMoney } from '@/lib/money';
import type { PriceLine } from '@/lib/pricing/quote';

interface Props {
  title: string;
  price: { lines: PriceLine[]; addedCents: number } | null;
  /** Why it is not possible. */
  refused?: ReactNode;
  /** What holds the vehicle. */
  clash?: ReactNode;
  /** Shown until there is a price. */
  waiting: string;
  computing: boolean;
  balanceCents: number;
  footnote?: string;
}

/** What a change of the agreement adds, line by line with its explanation, or why it is not possible. */
export function AddendumPrice({ title, price, refused, clash, waiting, computing, balanceCents, footnote }: Props) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <Card title={title}>
      <div aria-live="polite" aria-busy={computing} className={cn(computing && 'text-muted')}>
        {refused && <Alert>{refused}</Alert>}
        {clash && <Alert tone="warning">{clash}</Alert>}
        {price && !refused && !clash && (
          <>
            {price.lines.length === 0 && <p className="text-muted">{t('extend_same_price')}</p>}
            {price.lines.map((line) => (
              <ChargeLine key={line.kind} {...line} open />
            ))}
            <dl className="mt-3 grid gap-1.5 border-t border-line-strong pt-3">
              <div className="flex justify-between gap-3 text-lg font-semibold">
                <dt>{t('extend_added')}</dt>
                <dd className="tabular">{usd(price.addedCents)}</dd>
              </div>
              <div className="flex justify-between gap-3">
                <dt>{t('extend_balance')}</dt>
                <dd className="tabular">{usd(balanceCents + price.addedCents)}</dd>
              </div>
            </dl>
            {footnote && <p className="mt-2 text-sm text-muted">{footnote}</p>}
          </>
        )}
        {!price && !refused && !clash && <p className="text-muted">{waiting}</p>}
      </div>
    </Card>
  );
}
