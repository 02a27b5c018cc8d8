'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { errorSentence } from '@/lib/error-sentence';
import { rangeOf } from '@/lib/rentals/bounds';
import type { WizardStep } from '@/lib/rentals/values';
import type { Missing } from '@/lib/rentals/wizard/missing-in';

const FIELD_LABELS = [
  { field: 'pickupAt', label: 'rentals.pickup_datetime' },
  { field: 'dueAt', label: 'rentals.return_datetime' },
  { field: 'dailyRateCents', label: 'rentals.daily_rate' },
  { field: 'depositCents', label: 'rentals.deposit' },
  { field: 'insurancePerDayCents', label: 'rentals.insurance_per_day' },
  { field: 'milesPerDay', label: 'rentals.miles_per_day' },
  { field: 'discountCents', label: 'rentals.discount' },
  { field: 'discountReason', label: 'rentals.discount_reason' },
  { field: 'odometerKm', label: 'inspections.mileage_out' },
  { field: 'taxExemptReason', label: 'rentals.tax_exempt_reason' },
  { field: 'givenCents', label: 'rentals.deposit_now' },
  { field: 'givenHtgCents', label: 'rentals.deposit_now' },
] as const;

interface MissingListProps {
  missing: Missing[];
  onGo: (step: WizardStep) => void;
}

/** What is still to be done before the hand-over. Each entry opens its step. */
export function MissingList({ missing, onGo }: MissingListProps) {
  const t = useTranslations();
  const locale = useLocale();
  if (missing.length === 0) return null;
  const problemOf = (field: Missing['field'], message: Missing['message'], params: Missing['params']) => {
    if (message !== 'errors.out_of_range' || !field) return t(message, params);
    const sentence = errorSentence('out_of_range', rangeOf(field), locale);
    return t(`errors.${sentence.key}`, sentence.params);
  };
  const say = ({ field, message, params }: Missing) => {
    const name = FIELD_LABELS.find((known) => known.field === field);
    const problem = problemOf(field, message, params);
    return name ? t('rentals.fault_named', { field: t(name.label), problem }) : problem;
  };
  return (
    <Card title={t('rentals.missing_title')} flush className="pb-2">
      <ul>
        {missing.map((entry) => (
          <li key={`${entry.message}${entry.field ?? entry.params?.name ?? ''}`}>
            <button
              type="button"
              onClick={() => onGo(entry.step)}
              className="flex min-h-11 w-full items-center px-4 text-left text-accent hover:bg-sunken"
            >
              {say(entry)}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
