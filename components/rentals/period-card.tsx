'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
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
  title?: string;
  /** Whether the places are one line that opens, as they are mostly right already. */
  folded?: boolean;
}

/** When and where a vehicle goes out and comes back, with the company's places as suggestions. */
export function PeriodCard<Values extends FieldValues & PeriodValues>({
  form,
  period,
  settings,
  faultOf,
  title,
  folded = false,
}: PeriodCardProps<Values>) {
  const t = useTranslations();
  // Safe because `Values` has these fields; for a type parameter the compiler can't see that.
  const name = (field: keyof PeriodValues) => field as FieldPath<Values>;
  const places = (
    <>
      <TextField form={form} name={name('pickupLocation')} label={t('rentals.pickup_location')} list="locations" />
      <TextField form={form} name={name('returnLocation')} label={t('rentals.return_location')} list="locations" />
      <TextField form={form} name={name('usageZone')} label={t('rentals.usage_zone')} list="usage-zones" />
    </>
  );
  return (
    <Card title={title ?? t('rentals.period')}>
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
        {folded ? <FoldedPlaces form={form}>{places}</FoldedPlaces> : places}
        <Suggestions id="locations" values={settings.locations} />
        <Suggestions id="usage-zones" values={settings.usageZones} />
      </div>
    </Card>
  );
}

function FoldedPlaces<Values extends FieldValues & PeriodValues>({
  form,
  children,
}: {
  form: UseFormReturn<Values>;
  children: ReactNode;
}) {
  const t = useTranslations('rentals');
  const named = (field: keyof PeriodValues) => String(form.watch(field as FieldPath<Values>) ?? '').trim();
  const [pickup, back, zone] = [named('pickupLocation'), named('returnLocation'), named('usageZone')];
  const route = pickup === back ? pickup : [pickup || '—', back || '—'].join(' → ');
  const said = [route, zone].filter(Boolean).join(' · ');
  return (
    <details className="min-w-0 md:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 lg:min-h-9">
        <span className="min-w-0 flex-1 wrap-anywhere">{said || t('places')}</span>
        <span className="shrink-0 font-medium text-accent">{t('change')}</span>
      </summary>
      <div className="mt-2 grid gap-4 md:grid-cols-2">{children}</div>
    </details>
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
