'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import type { StagedFiles } from '@/components/files/documents/use-staged-files';
import { DateTimeField } from '@/components/forms/date-time-field';
import { CheckboxField, TextAreaField, TextField } from '@/components/forms/fields';
import { ConditionFields } from '@/components/inspections/condition-fields';
import type { DamageFacts } from '@/components/inspections/damage-line';
import { FuelLevelField } from '@/components/inspections/fuel-level-field';
import { Card } from '@/components/ui/card';
import { instantToLocal } from '@/lib/dates';
import { MINUTE_MS } from '@/lib/durations';
import { formatNumber } from '@/lib/money';
import { milesOf } from '@/lib/pricing/return-charges';
import type { DrawnBody } from '@/lib/vehicles/vehicle-outlines';
import { ChargeFoundDamage } from './charge-found-damage';
import type { ReturnValues } from './return-values';
import { type Checkout, StateAtPickup } from './state-at-pickup';

interface Props {
  form: UseFormReturn<ReturnValues>;
  checkout: Checkout;
  /** The vehicle's drawing, what stood on it, and what the company's list asks for. */
  vehicle: { body: DrawnBody; known: readonly DamageFacts[]; items: readonly string[] };
  staged: StagedFiles;
  /** Wall-clock times in the company's time zone. */
  due: string;
  timeZone: string;
  mayWaive: boolean;
  /** The server asks whether the long distance is right. */
  isJump: boolean;
}

const CLOCK_SKEW_MS = 5 * MINUTE_MS;
const SLOTS = ['photo'] as const;
const CONDITION = ['damages', 'checklist', 'skippedShots'] as const;

/** The inspection at the return, beside that of the pickup. */
export function CheckInCard({ form, checkout, vehicle, staged, due, timeZone, mayWaive, isJump }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { odometerKm: outKm } = checkout;
  const [returnedAt, typedKm] = form.watch(['returnedAt', 'odometerKm']);
  const [damages, checklist, skippedShots] = form.watch(CONDITION);
  const km = Number(typedKm.replace(/\s/g, ''));
  const distance = { km: formatNumber(km - outKm, locale), miles: formatNumber(milesOf(km - outKm), locale) };
  // With fewer digits than the last reading, the user is still typing.
  const backwards = String(km).length >= String(outKm).length && km < outKm;
  // This device's clock only warns; the server's clock decides.
  const coming = returnedAt > instantToLocal(new Date(Date.now() + CLOCK_SKEW_MS), timeZone);
  return (
    <Card title={t('rentals.check_in')}>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <StateAtPickup checkout={checkout} marked={vehicle.known.length} timeZone={timeZone} />
        <div className="grid gap-4">
          <DateTimeField
            form={form}
            name="returnedAt"
            label={t('rentals.returned_at')}
            invalid={coming ? t('errors.return_in_future') : undefined}
            required
          />
          <TextField
            form={form}
            name="odometerKm"
            label={t('inspections.mileage_in')}
            inputMode="numeric"
            autoComplete="off"
            suffix="km"
            required
            help={km >= outKm ? t('rentals.driven', distance) : undefined}
            invalid={backwards ? t('errors.odometer_below_last', { last: formatNumber(outKm, locale) }) : undefined}
          />
          {isJump && <CheckboxField form={form} name="odometerConfirmed" label={t('rentals.odometer_confirm')} />}
          <FuelLevelField form={form} name="fuelLevel" />
          <TextAreaField
            form={form}
            name="damageNotes"
            label={t('inspections.new_damage')}
            help={t('rentals.damage_help')}
          />
        </div>
      </div>
      <div className="mt-4 grid gap-4">
        <ConditionFields
          body={vehicle.body}
          known={vehicle.known}
          items={vehicle.items}
          values={{ damages, checklist, skippedShots }}
          onChange={(changed) => {
            for (const name of CONDITION) if (changed[name] !== undefined) form.setValue(name, changed[name]);
            // A charge goes with its damage.
            const extras = form.getValues('extras');
            const left = extras.filter(({ damageId }) => !damageId || form.getValues('damages').includes(damageId));
            if (left.length < extras.length) form.setValue('extras', left);
          }}
          staged={staged}
          offer={(damage) => <ChargeFoundDamage form={form} damage={damage} />}
        />
        <div>
          <h3 className="mb-2 font-semibold">{t('rentals.photos_other')}</h3>
          <DocumentSlots owner={null} slots={SLOTS} staged={staged} />
        </div>
        {returnedAt < due && mayWaive && (
          <CheckboxField
            form={form}
            name="usedDaysOnly"
            label={t('rentals.used_days_only')}
            help={t('rentals.used_days_help')}
          />
        )}
      </div>
    </Card>
  );
}
