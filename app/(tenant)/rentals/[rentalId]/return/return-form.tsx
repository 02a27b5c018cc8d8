'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckboxField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { type Previewed, usePreview } from '@/components/forms/use-preview';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { instantToLocal } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import { formatMoney, formatNumber } from '@/lib/money';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { milesOf } from '@/lib/pricing/return-charges';
import { FUEL_LEVELS, type FuelLevel } from '@/lib/pricing/values';
import { previewReturnAction, settleReturnAction } from '../actions';
import { ExtraCharges } from './extra-charges';
import { ReturnCharges } from './return-charges';
import { emptyReturn, toPreviewInput, toReturnInput } from './return-values';
import { SettlementCard } from './settlement-card';

interface Props {
  rentalId: string;
  vehicleId: string;
  number: string;
  /** Wall-clock times in the company's time zone. */
  now: string;
  due: string;
  odometerOutKm: number;
  fuelOut: FuelLevel;
  mayWaive: boolean;
  timeZone: string;
}

const CLOCK_SKEW_MS = 5 * MINUTE_MS;

export function ReturnForm({
  rentalId,
  vehicleId,
  number,
  now,
  due,
  odometerOutKm,
  fuelOut,
  mayWaive,
  timeZone,
}: Props) {
  const t = useTranslations();
  const router = useRouter();
  const locale = useLocale();
  const { form, submit, pending, failure } = useActionForm({
    id: `return-${rentalId}-${vehicleId}`,
    defaultValues: emptyReturn(rentalId, now),
    action: (values, key) => {
      const proposed = Object.keys(preview?.proposedCents ?? {});
      const seen = {
        vehicleId,
        expectedCents: preview?.sumCents,
        expectedDueCents: preview?.dueCents,
        expectedDepositCents: preview?.balance.depositHeldCents,
      };
      return settleReturnAction({ ...toReturnInput(values, proposed), ...seen }, key);
    },
    onSuccess: () => {
      toast(t('rentals.returned_done', { number }));
      router.push(`/rentals/${rentalId}?returned=1`);
    },
  });
  const values = { ...form.getValues(), ...useWatch({ control: form.control }) } as ReturnType<typeof emptyReturn>;
  const shown: Previewed<ReturnPreview> = usePreview(previewReturnAction, toPreviewInput(values), failure);
  const { preview, error, computing } = shown;
  const km = Number(values.odometerKm.replace(/\s/g, ''));
  const driven = (distance: number) =>
    t('rentals.driven', { km: formatNumber(distance, locale), miles: formatNumber(milesOf(distance), locale) });
  const odometerHelp = [
    t('rentals.odometer_out', { km: formatNumber(odometerOutKm, locale) }),
    km >= odometerOutKm ? driven(km - odometerOutKm) : '',
  ].join(' ');
  // With fewer digits than the last reading, the user is still typing.
  const backwards = String(km).length >= String(odometerOutKm).length && km < odometerOutKm;
  // This device's clock only warns; the server's clock decides.
  const coming = values.returnedAt > instantToLocal(new Date(Date.now() + CLOCK_SKEW_MS), timeZone);
  const early = values.returnedAt < due;
  return (
    <form onSubmit={submit} noValidate className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">
        <FormFailure failure={failure} />
        <Card title={t('rentals.check_in')}>
          <div className="grid gap-4 md:grid-cols-2">
            <TextField
              form={form}
              name="returnedAt"
              label={t('rentals.returned_at')}
              type="datetime-local"
              max={now}
              invalid={coming ? t('errors.return_in_future') : undefined}
              required
            />
            <SelectField
              form={form}
              name="fuelLevel"
              label={t('inspections.fuel_level')}
              required
              empty={t('rentals.choose_level')}
              options={FUEL_LEVELS.map((level) => ({ value: level, label: t(`inspections.fuel_${level}`) }))}
              help={t('rentals.level_out', { level: t(`inspections.fuel_${fuelOut}`) })}
            />
            <TextField
              form={form}
              name="odometerKm"
              label={t('inspections.mileage_in')}
              inputMode="numeric"
              autoComplete="off"
              suffix="km"
              required
              help={odometerHelp}
              invalid={
                backwards ? t('errors.odometer_below_last', { last: formatNumber(odometerOutKm, locale) }) : undefined
              }
            />
            <TextAreaField
              form={form}
              name="damageNotes"
              label={t('inspections.new_damage')}
              help={t('rentals.damage_help')}
            />
          </div>
          {failure?.code === 'odometer_jump' && (
            <CheckboxField form={form} name="odometerConfirmed" label={t('rentals.odometer_confirm')} />
          )}
          {early && mayWaive && (
            <CheckboxField
              form={form}
              name="usedDaysOnly"
              label={t('rentals.used_days_only')}
              help={t('rentals.used_days_help')}
            />
          )}
        </Card>
        <Card title={t('rentals.return_charges')}>
          <ReturnCharges form={form} preview={preview} mayWaive={mayWaive} />
          <ExtraCharges form={form} />
        </Card>
      </div>
      <div className="grid gap-3 lg:sticky lg:top-20">
        <SettlementCard preview={preview} error={error} computing={computing} />
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={computing || error !== null}
          className="max-lg:hidden"
        >
          {t('rentals.take_back')}
        </Button>
      </div>
      <div className="sticky bottom-14 z-10 -mx-4 flex items-center gap-3 border-t border-hairline bg-raised px-4 py-2 lg:hidden">
        <p className="min-w-0 flex-1">
          <span className="block text-xs text-muted">{t('rentals.balance_due')}</span>
          <span className="tabular font-semibold whitespace-nowrap">
            {preview && !error ? formatMoney(preview.stillDueCents, 'USD', locale) : '—'}
          </span>
        </p>
        <Button type="submit" variant="primary" pending={pending} disabled={computing || error !== null}>
          {t('rentals.take_back')}
        </Button>
      </div>
    </form>
  );
}
