'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { ErrorBody } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { settlementLines } from '@/lib/payments/settlement-lines';

interface Props {
  preview: ReturnPreview | null;
  error: ErrorBody | null;
  computing: boolean;
}

/** How the return is settled: what is due, what the deposit covers, what is still owed or refunded. */
export function SettlementCard({ preview, error, computing }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { parts, results } = preview ? settlementLines(preview) : { parts: [], results: [] };
  const lines = [
    ...parts.map((line) => ({ ...line, strong: false })),
    ...results.map((line) => ({ ...line, strong: true })),
  ];
  return (
    <Card title={t('rentals.settlement')}>
      {error && <Alert>{t(`errors.${error.code}`, error.params)}</Alert>}
      <dl aria-live="polite" aria-busy={computing} className={cn('grid gap-2', computing && 'text-muted')}>
        {lines.map(({ key, cents, strong }) => (
          <div
            key={key}
            className={cn(
              'flex justify-between gap-3',
              strong && 'border-t border-line-strong pt-2 text-lg font-semibold',
            )}
          >
            <dt>{t(key)}</dt>
            <dd className="tabular whitespace-nowrap">{formatMoney(cents, 'USD', locale)}</dd>
          </div>
        ))}
      </dl>
      {!preview && !error && <p className="text-muted">{t('common.loading')}</p>}
    </Card>
  );
}
