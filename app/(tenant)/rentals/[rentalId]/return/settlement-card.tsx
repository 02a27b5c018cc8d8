'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { ErrorBody } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { ReturnPreview } from '@/lib/payments/preview-return';

interface Props {
  preview: ReturnPreview | null;
  error: ErrorBody | null;
  computing: boolean;
}

/** How the return is settled: what is due, what the deposit covers, what is still owed or refunded. */
export function SettlementCard({ preview, error, computing }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const lines: { label: string; cents: number; strong?: boolean }[] = preview
    ? [
        { label: t('rentals.due_before'), cents: preview.balance.dueCents },
        { label: t('rentals.return_charges'), cents: preview.sumCents },
        ...(preview.applyCents > 0 ? [{ label: t('payments.deposit_applied'), cents: -preview.applyCents }] : []),
        ...(preview.stillDueCents > 0 || preview.refundCents === 0
          ? [{ label: t('rentals.balance_due'), cents: preview.stillDueCents, strong: true }]
          : []),
        ...(preview.refundCents > 0
          ? [{ label: t('payments.deposit_to_refund'), cents: preview.refundCents, strong: true }]
          : []),
        ...(preview.dueCents < 0
          ? [{ label: t('payments.owed_to_customer'), cents: -preview.dueCents, strong: true }]
          : []),
      ]
    : [];
  return (
    <Card title={t('rentals.settlement')}>
      {error && <Alert>{t(`errors.${error.code}`, error.params)}</Alert>}
      <dl aria-live="polite" aria-busy={computing} className={cn('grid gap-2', computing && 'text-muted')}>
        {lines.map((line) => (
          <div
            key={line.label}
            className={cn(
              'flex justify-between gap-3',
              line.strong && 'border-t border-line-strong pt-2 text-lg font-semibold',
            )}
          >
            <dt>{line.label}</dt>
            <dd className="tabular">{formatMoney(line.cents, 'USD', locale)}</dd>
          </div>
        ))}
      </dl>
      {preview && preview.balance.depositHeldCents > 0 && (
        <p className="mt-3 flex justify-between gap-3 text-sm text-muted">
          <span>{t('payments.deposit_held')}</span>
          <span className="tabular">{formatMoney(preview.balance.depositHeldCents, 'USD', locale)}</span>
        </p>
      )}
      {!preview && !error && <p className="text-muted">{t('common.loading')}</p>}
    </Card>
  );
}
