'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '@/components/forms/date-field';
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import { VEHICLE_FIELDS, type VehicleField } from '@/lib/vehicles/fields';
import { ColorField } from './color-field';

export interface VehicleFormValues extends Record<VehicleField | 'version', string> {
  vinConfirmed: boolean;
  odometerReason: string;
}

const GRID = 'grid gap-4 md:grid-cols-2';

interface VehicleFieldsProps {
  form: UseFormReturn<VehicleFormValues>;
  editing: boolean;
  classes: { id: string; name: string }[];
}

export function VehicleFields({ form, editing, classes }: VehicleFieldsProps) {
  const t = useTranslations();
  const vinAsks = form.formState.errors.vin || form.getValues('vinConfirmed');
  const { field, choice } = useRecordFields(VEHICLE_FIELDS, form);
  return (
    <>
      <Card title={t('vehicles.section_identity')}>
        <div className={GRID}>
          <TextField {...field('make')} />
          <TextField {...field('model')} />
          <TextField {...field('year')} inputMode="numeric" />
          <TextField {...field('plate')} autoCapitalize="characters" />
          <div className="grid content-start gap-1">
            <TextField {...field('vin')} autoCapitalize="characters" />
            {vinAsks && <CheckboxField form={form} name="vinConfirmed" label={t('vehicles.vin_confirm')} />}
          </div>
          <SelectField
            {...field('classId')}
            empty={t('vehicles.no_class')}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ColorField form={form} name="color" label={t('vehicles.color')} />
          <TextField {...field('seats')} inputMode="numeric" />
          <SelectField {...choice('fuelType')} />
          <SelectField {...choice('transmission')} />
          <TextField {...field('features')} help={t('vehicles.features_help')} />
        </div>
      </Card>
      <Card title={t('vehicles.section_price')}>
        <div className="grid gap-4 md:grid-cols-3">
          <MoneyField {...field('dailyRateCents')} />
          <MoneyField {...field('weeklyRateCents')} help={t('vehicles.weekly_help')} />
          <MoneyField {...field('monthlyRateCents')} help={t('vehicles.monthly_help')} />
        </div>
      </Card>
      <Card title={t('vehicles.section_purchase')}>
        <div className={GRID}>
          <MoneyField {...field('purchasePriceCents')} help={t('vehicles.purchase_help')} />
          <DateField {...field('purchasedOn')} />
        </div>
      </Card>
      <Card title={t('vehicles.section_state')}>
        <div className={GRID}>
          <TextField {...field('odometerKm')} inputMode="numeric" suffix="km" />
          {editing && (
            <TextField
              form={form}
              name="odometerReason"
              label={t('vehicles.odometer_reason')}
              help={t('vehicles.odometer_reason_help')}
            />
          )}
          <SelectField {...choice('condition')} />
          <SelectField {...choice('serviceStatus')} />
          <TextAreaField {...field('notes')} className="md:col-span-2" />
        </div>
      </Card>
      <Card title={t('vehicles.section_documents')}>
        <div className={GRID}>
          <TextField {...field('insuranceProvider')} list="insurers" />
          <datalist id="insurers">
            <option value="OAVCT" />
          </datalist>
          <TextField {...field('policyNumber')} />
          <DateField {...field('insuranceExpiresOn')} />
          <DateField {...field('registrationExpiresOn')} />
        </div>
      </Card>
    </>
  );
}
