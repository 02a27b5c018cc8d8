'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddendumPrice } from '@/components/rentals/addendum-price';
import { formatMoment } from '@/lib/dates';
import { errorSentence } from '@/lib/error-sentence';
import type { ErrorBody } from '@/lib/errors';
import { fieldRefusal } from '@/lib/field-refusal';
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
  const refusal = error && firstOf(error);
  const refused = refusal && errorSentence(refusal.code, refusal.params, locale);
  const clash = error === null ? preview?.clash : null;
  const taken = error === null ? preview?.takenOptions[0] : null;
  return (
    <AddendumPrice
      title={t('rentals.extend_price')}
      price={preview}
      refused={refused && t(`errors.${refused.key}`, refused.params)}
      clash={
        clash
          ? t(clash.customerName ? 'rentals.extend_clash' : 'rentals.extend_clash_garage', {
              from: formatMoment(new Date(clash.from), locale, timeZone, now),
              number: clash.number ?? '',
              customer: clash.customerName ?? '',
            })
          : taken && t('rentals.extend_option_taken', { option: t(`pricing.kind_${taken}`) })
      }
      waiting={t('common.loading')}
      computing={computing}
      balanceCents={balanceCents}
      footnote={preview ? t('rentals.extend_days', { days: preview.days }) : undefined}
    />
  );
}

/** A refused field says more than that something was refused. */
function firstOf(error: ErrorBody) {
  return fieldRefusal(error, 'dueAt') ?? error;
}
