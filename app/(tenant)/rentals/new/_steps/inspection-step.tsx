'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { errorOf } from '@/components/forms/error-of';
import { CheckboxField, TextAreaField, TextField } from '@/components/forms/fields';
import { keepEarlyInput } from '@/components/forms/keep-early-input';
import { LoadedCondition } from '@/components/inspections/loaded-condition';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatNumber } from '@/lib/money';
import { isPartlyFull } from '@/lib/pricing/is-partly-full';
import { milesOf } from '@/lib/pricing/return-charges';
import { FUEL_LEVELS } from '@/lib/pricing/values';
import { LONG_KM_PER_DAY } from '@/lib/rentals/odometer';
import { isBelow } from '@/lib/rentals/wizard/missing-in';
import type { Picks } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { vehicleConditionAction } from '../actions';
import type { FaultOf } from '../use-faults';
import { LastReading } from './last-reading';

interface InspectionStepProps {
  form: UseFormReturn<WizardValues>;
  faultOf: FaultOf;
  vehicle: Picks['vehicle'];
  staged: StagedFiles;
}

const CONDITION = ['damages', 'checklist', 'skippedShots'] as const;

export function InspectionStep({ form, faultOf, vehicle, staged }: InspectionStepProps) {
  const lastOdometerKm = vehicle?.odometerKm ?? null;
  const t = useTranslations();
  const locale = useLocale();
  const fuelLevel = form.register('fuelLevel');
  const [damages, checklist, skippedShots] = form.watch(CONDITION);
  const level = FUEL_LEVELS.find((name) => name === form.watch('fuelLevel')) ?? null;
  const typed = form.watch('odometerKm').replace(/\s/g, '');
  const error = errorOf(form.formState.errors, 'fuelLevel') ?? faultOf('fuelLevel');
  // The server knows when the last reading was taken. Here it is assumed to be one day ago.
  const far = lastOdometerKm !== null && Number(typed) - lastOdometerKm > LONG_KM_PER_DAY;
  const last = lastOdometerKm === null ? '' : t('rentals.last_odometer', { km: formatNumber(lastOdometerKm, locale) });
  const miles = /^\d{1,7}$/.test(typed)
    ? t('rentals.km_miles', {
        km: formatNumber(Number(typed), locale),
        miles: formatNumber(milesOf(Number(typed)), locale),
      })
    : '';
  return (
    <Card title={t('inspections.walk_around')}>
      <div className="grid gap-5">
        {vehicle && <LastReading form={form} vehicle={vehicle} />}
        <fieldset>
          <legend className="mb-1 flex w-full items-baseline justify-between gap-2 font-medium">
            {t('inspections.fuel_level')}
            <span className="text-xs font-normal text-muted">{t('common.required')}</span>
          </legend>
          <div className="grid grid-cols-5 gap-1">
            {FUEL_LEVELS.map((value, index) => (
              <label
                key={value}
                className={cn(
                  'relative grid min-h-16 place-items-center rounded-control border px-1 pt-4 pb-1 text-center text-sm focus-within:outline-2 focus-within:outline-accent',
                  level === value && 'border-accent bg-accent-soft font-semibold',
                  level !== value && (error ? 'border-danger' : 'border-line-strong'),
                )}
              >
                <input
                  type="radio"
                  value={value}
                  {...fuelLevel}
                  ref={keepEarlyInput(form, fuelLevel)}
                  className="sr-only"
                />
                <span className="absolute inset-x-2 top-2 h-1.5 rounded-full bg-hairline" aria-hidden="true">
                  <span className="block h-full rounded-full bg-accent" style={{ width: `${index * 25}%` }} />
                </span>
                {t(`inspections.fuel_${value}`)}
              </label>
            ))}
          </div>
          {error && (
            <p className="mt-1 flex items-start gap-1 text-sm text-danger">
              <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
        </fieldset>
        {level && isPartlyFull(form.watch('fuelPolicy'), level) && (
          <Alert
            tone="warning"
            action={
              <Button className="whitespace-normal!" onClick={() => form.setValue('fuelPolicy', 'same_to_same')}>
                {t('rentals.fuel_use_same', { policy: t('rentals.fuel_same_to_same') })}
              </Button>
            }
          >
            {t('rentals.fuel_not_full', {
              policy: t('rentals.fuel_full_to_full'),
              level: t(`inspections.fuel_${level}`),
            })}
          </Alert>
        )}
        <TextField
          form={form}
          name="odometerKm"
          label={t('inspections.mileage_out')}
          required
          inputMode="numeric"
          suffix="km"
          invalid={
            lastOdometerKm !== null && isBelow(typed, lastOdometerKm)
              ? t('errors.odometer_below_last', { last: formatNumber(lastOdometerKm, locale) })
              : faultOf('odometerKm')
          }
          help={[last, miles].filter(Boolean).join(' · ')}
        />
        {far && <CheckboxField form={form} name="odometerConfirmed" label={t('rentals.odometer_confirm')} />}
        <TextAreaField form={form} name="damageNotes" label={t('inspections.damage_notes')} rows={2} />
        <LoadedCondition
          vehicleId={vehicle?.id ?? ''}
          load={vehicleConditionAction}
          values={{ damages, checklist, skippedShots }}
          onChange={(changed) => {
            for (const name of CONDITION) if (changed[name] !== undefined) form.setValue(name, changed[name]);
          }}
          staged={staged}
        />
      </div>
    </Card>
  );
}
