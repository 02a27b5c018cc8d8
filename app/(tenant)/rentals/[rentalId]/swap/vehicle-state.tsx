'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FuelLevelField } from '@/components/inspections/fuel-level-field';
import { formatNumber } from '@/lib/money';
import { milesOf } from '@/lib/pricing/return-charges';
import type { FuelLevel } from '@/lib/pricing/values';
import type { SwapValues } from './swap-values';

interface Props {
  form: UseFormReturn<SwapValues>;
  /** Whether the vehicle comes back or goes out. */
  way: 'In' | 'Out';
  /** The readings to compare with, as far as they are known. */
  lastKm: number | null;
  lastFuel?: FuelLevel;
}

/** What is read from a vehicle and seen on it when it comes back or goes out. */
export function VehicleState({ form, way, lastKm, lastFuel }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const back = way === 'In';
  const number = (value: number) => formatNumber(value, locale);
  const km = Number(form.watch(`odometer${way}Km`).replace(/\s/g, ''));
  const last =
    lastKm === null ? '' : t(back ? 'rentals.odometer_out' : 'rentals.last_odometer', { km: number(lastKm) });
  const drivenKm = back && lastKm !== null && km >= lastKm ? km - lastKm : null;
  const driven =
    drivenKm === null ? '' : t('rentals.driven', { km: number(drivenKm), miles: number(milesOf(drivenKm)) });
  // With fewer digits than the last reading, the user is still typing.
  const backwards = lastKm !== null && String(km).length >= String(lastKm).length && km < lastKm;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        form={form}
        name={`odometer${way}Km`}
        label={t(back ? 'inspections.mileage_in' : 'inspections.mileage_out')}
        inputMode="numeric"
        autoComplete="off"
        suffix="km"
        required
        help={[last, driven].filter(Boolean).join(' ')}
        invalid={backwards ? t('errors.odometer_below_last', { last: number(lastKm) }) : undefined}
      />
      <FuelLevelField
        form={form}
        name={`fuel${way}`}
        help={lastFuel && t('rentals.level_out', { level: t(`inspections.fuel_${lastFuel}`) })}
      />
      <TextAreaField
        form={form}
        name={`damage${way}`}
        label={t(back ? 'inspections.new_damage' : 'inspections.damage_notes')}
        rows={2}
        className="md:col-span-2"
      />
    </div>
  );
}
