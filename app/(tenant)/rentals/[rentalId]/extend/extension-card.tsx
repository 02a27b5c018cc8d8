'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { formatMoment } from '@/lib/dates';
import { errorSentence } from '@/lib/error-sentence';
import type { ErrorBody } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { ExtensionPreview } from '@/lib/rentals/preview-extension';

interface Props {
  preview: ExtensionPreview | null;
  error: ErrorBody | null;
  computing: boolean;
  balanceCents: number;
  now: Date;
  timeZone: string;
}

/** What the extension adds, line by line with its explanation, or why it is not possible. */
export function ExtensionCard({ preview, error, computing, balanceCents, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const refused = error && errorSentence(firstOf(error), error.params, locale);
  const clash = error === null ? preview?.clash : null;
  return (
    <Card title={t('rentals.extend_price')}>
      <div aria-live="polite" aria-busy={computing} className={cn(computing && 'text-muted')}>
        {refused && <Alert>{t(`errors.${refused.key}`, refused.params)}</Alert>}
        {clash && (
          <Alert tone="warning">
            {t(clash.customerName ? 'rentals.extend_clash' : 'rentals.extend_clash_garage', {
              from: formatMoment(new Date(clash.from), locale, timeZone, now),
              number: clash.number ?? '',
              customer: clash.customerName ?? '',
            })}
          </Alert>
        )}
        {preview && !refused && !clash && (
          <>
            {preview.lines.length === 0 && <p className="text-muted">{t('rentals.extend_same_price')}</p>}
            {preview.lines.map((line) => (
              <ChargeLine key={line.kind} {...line} open />
            ))}
            <dl className="mt-3 grid gap-1.5 border-t border-line-strong pt-3">
              <div className="flex justify-between gap-3 text-lg font-semibold">
                <dt>{t('rentals.extend_added')}</dt>
                <dd className="tabular">{usd(preview.addedCents)}</dd>
              </div>
              <div className="flex justify-between gap-3">
                <dt>{t('rentals.extend_balance')}</dt>
                <dd className="tabular">{usd(balanceCents + preview.addedCents)}</dd>
              </div>
            </dl>
            <p className="mt-2 text-sm text-muted">{t('rentals.extend_days', { days: preview.days })}</p>
          </>
        )}
        {!preview && !error && <p className="text-muted">{t('common.loading')}</p>}
      </div>
    </Card>
  );
}

/** A refused field says more than that something was refused. */
function firstOf(error: ErrorBody) {
  return error.fields?.dueAt ?? error.code;
}
