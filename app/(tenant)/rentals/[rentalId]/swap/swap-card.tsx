'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddendumPrice } from '@/components/rentals/addendum-price';
import { ClashText } from '@/components/rentals/clash-text';
import { errorSentence } from '@/lib/error-sentence';
import type { ErrorBody } from '@/lib/errors';
import { fieldRefusal } from '@/lib/field-refusal';
import type { SwapPreview } from '@/lib/rentals/preview-swap';

interface Props {
  preview: SwapPreview | null;
  error: ErrorBody | null;
  computing: boolean;
  balanceCents: number;
  timeZone: string;
}

/** What the swap adds, or why it is not possible. */
export function SwapCard({ preview, error, computing, balanceCents, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const refusal = error && firstOf(error);
  const refused = refusal && errorSentence(refusal.code, refusal.params, locale);
  const clash = error === null ? preview?.clash : null;
  return (
    <AddendumPrice
      title={t('rentals.swap_price')}
      price={preview}
      refused={refused && t(`errors.${refused.key}`, refused.params)}
      clash={clash && <ClashText clash={clash} timeZone={timeZone} />}
      waiting={t('rentals.swap_choose')}
      computing={computing}
      balanceCents={balanceCents}
    />
  );
}

/** A refused field says more than that something was refused. */
function firstOf(error: ErrorBody) {
  return fieldRefusal(error, 'swappedAt') ?? fieldRefusal(error, 'vehicleId') ?? error;
}
