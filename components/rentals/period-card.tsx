'use client';

import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { DateTimeField } from '@/components/forms/date-time-field';
import { TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { isBackwards } from '@/lib/is-backwards';

interface PeriodValues {
  pickupAt: string;
  dueAt: string;
  pickupLocation: string;
  returnLocation: string;
  usageZone: string;
}

interface PeriodCardProps<Values extends FieldValues & PeriodValues> {
  form: UseFormReturn<Values>;
  /** The times as they are typed now, local ones of the company. */
  period: { pickupAt: string; dueAt: string };
  settings: { timeZone: string; locations: string[]; usageZones: string[] };
  /** What the server would refuse in a field. */
  faultOf: (name: 'pickupAt' | 'dueAt') => string | undefined;
}

/** When and where a vehicle goes out and comes back, with the company's places as suggestions. */
export function PeriodCard<Values extends FieldValues & PeriodValues>({
  form,
  period,
  settings,
  faultOf,
}: PeriodCardProps<Values>) {
  const t = useTranslations();
  // Safe because `Values` has these fields; for a type parameter the compiler can't see that.
  const name = (field: keyof PeriodValues) => field as FieldPath<Values>;
  return (
    <Card title={t('rentals.period')}>
      <div className="grid gap-4 md:grid-cols-2">
        <DateTimeField
          form={form}
          name={name('pickupAt')}
          label={t('rentals.pickup_datetime')}
          required
          invalid={faultOf('pickupAt')}
        />
        <DateTimeField
          form={form}
          name={name('dueAt')}
          label={t('rentals.return_datetime')}
          required
          invalid={isBackwards(period) ? t('errors.return_before_pickup') : faultOf('dueAt')}
        />
        <TextField form={form} name={name('pickupLocation')} label={t('rentals.pickup_location')} list="locations" />
        <TextField form={form} name={name('returnLocation')} label={t('rentals.return_location')} list="locations" />
        <TextField form={form} name={name('usageZone')} label={t('rentals.usage_zone')} list="usage-zones" />
        <Suggestions id="locations" values={settings.locations} />
        <Suggestions id="usage-zones" values={settings.usageZones} />
      </div>
    </Card>
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
