'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField, MoneyField, SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { Card } from '@/components/ui/card';
import { CONDITIONS, FUEL_TYPES, SERVICE_STATUSES, TRANSMISSIONS } from '@/lib/vehicles/values';

export interface VehicleFormValues {
  classId: string;
  make: string;
  model: string;
  year: string;
  plate: string;
  vin: string;
  vinConfirmed: boolean;
  color: string;
  seats: string;
  fuelType: string;
  transmission: string;
  dailyRateCents: string;
  weeklyRateCents: string;
  monthlyRateCents: string;
  serviceStatus: string;
  features: string;
  notes: string;
  odometerKm: string;
  odometerReason: string;
  condition: string;
  insuranceProvider: string;
  policyNumber: string;
  insuranceExpiresOn: string;
  registrationExpiresOn: string;
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
  const choices = <Value extends string>(values: readonly Value[], text: (value: Value) => string) =>
    values.map((value) => ({ value, label: text(value) }));
  return (
    <>
      <Card title={t('vehicles.section_identity')}>
        <div className={GRID}>
          <TextField form={form} name="make" label={t('vehicles.make')} required />
          <TextField form={form} name="model" label={t('vehicles.model')} required />
          <TextField form={form} name="year" label={t('vehicles.year')} required inputMode="numeric" />
          <TextField form={form} name="plate" label={t('vehicles.plate')} required autoCapitalize="characters" />
          <div className="grid content-start gap-1">
            <TextField form={form} name="vin" label={t('vehicles.vin')} autoCapitalize="characters" />
            {vinAsks && <CheckboxField form={form} name="vinConfirmed" label={t('vehicles.vin_confirm')} />}
          </div>
          <SelectField
            form={form}
            name="classId"
            label={t('vehicles.class')}
            empty={t('vehicles.no_class')}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField form={form} name="color" label={t('vehicles.color')} />
          <TextField form={form} name="seats" label={t('vehicles.seats')} required inputMode="numeric" />
          <SelectField
            form={form}
            name="fuelType"
            label={t('vehicles.fuel_type')}
            required
            options={choices(FUEL_TYPES, (value) => t(`vehicles.${value}`))}
          />
          <SelectField
            form={form}
            name="transmission"
            label={t('vehicles.transmission')}
            required
            options={choices(TRANSMISSIONS, (value) => t(`vehicles.${value}`))}
          />
          <TextField form={form} name="features" label={t('vehicles.features')} help={t('vehicles.features_help')} />
        </div>
      </Card>
      <Card title={t('vehicles.section_price')}>
        <div className="grid gap-4 md:grid-cols-3">
          <MoneyField form={form} name="dailyRateCents" label={t('vehicles.rate')} required />
          <MoneyField
            form={form}
            name="weeklyRateCents"
            label={t('vehicles.weekly_rate')}
            help={t('vehicles.weekly_help')}
          />
          <MoneyField
            form={form}
            name="monthlyRateCents"
            label={t('vehicles.monthly_rate')}
            help={t('vehicles.monthly_help')}
          />
        </div>
      </Card>
      <Card title={t('vehicles.section_state')}>
        <div className={GRID}>
          <TextField
            form={form}
            name="odometerKm"
            label={t('vehicles.mileage')}
            required
            inputMode="numeric"
            suffix="km"
          />
          {editing && (
            <TextField
              form={form}
              name="odometerReason"
              label={t('vehicles.odometer_reason')}
              help={t('vehicles.odometer_reason_help')}
            />
          )}
          <SelectField
            form={form}
            name="condition"
            label={t('vehicles.condition')}
            options={choices(CONDITIONS, (value) => t(`vehicles.${value}`))}
          />
          <SelectField
            form={form}
            name="serviceStatus"
            label={t('vehicles.service_status')}
            options={choices(SERVICE_STATUSES, (value) => t(`status.${value}`))}
          />
          <TextAreaField form={form} name="notes" label={t('common.notes')} className="md:col-span-2" />
        </div>
      </Card>
      <Card title={t('vehicles.section_papers')}>
        <div className={GRID}>
          <TextField form={form} name="insuranceProvider" label={t('vehicles.insurance_provider')} list="insurers" />
          <datalist id="insurers">
            <option value="OAVCT" />
          </datalist>
          <TextField form={form} name="policyNumber" label={t('vehicles.policy_number')} />
          <TextField form={form} name="insuranceExpiresOn" type="date" label={t('vehicles.insurance_expires')} />
          <TextField form={form} name="registrationExpiresOn" type="date" label={t('vehicles.registration_expires')} />
        </div>
      </Card>
    </>
  );
}
