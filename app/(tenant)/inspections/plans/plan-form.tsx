'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/forms/date-field';
import { SelectField, TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { VehicleField } from '@/components/vehicles/vehicle-field';
import { PLAN_FIELDS } from '@/lib/maintenance/plan-fields';
import { searchVehiclesAction } from '../../vehicles/actions';
import { createPlanAction, updatePlanAction } from './actions';

type Values = Record<keyof typeof PLAN_FIELDS | 'version', string>;

interface Props {
  /** Null for a new plan. */
  planId: string | null;
  values: Values;
  vehicle: { id: string; label: string } | null;
  classes: { id: string; name: string }[];
  timeZone: string;
}

export function PlanForm({ planId, values, vehicle, classes, timeZone }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [picked, setPicked] = useState(vehicle);
  const { form, submit, pending, failure } = useActionForm({
    id: `maintenance-plan-${planId ?? 'new'}`,
    defaultValues: values,
    action: (input: Values, key) => {
      // A class is chosen instead of a vehicle, and has no odometer.
      const sent = input.classId === '' ? input : { ...input, vehicleId: '', startsKm: '' };
      return planId ? updatePlanAction({ ...sent, planId }, key) : createPlanAction(sent, key);
    },
    onSuccess: () => {
      toast.success(t('maintenance.plan_saved'));
      router.push('/inspections/plans');
    },
  });
  const { field, choice } = useRecordFields(PLAN_FIELDS, form);
  const names = (name: string, id: string) =>
    name === 'classId' ? classes.find((one) => one.id === id)?.name : picked?.id === id ? picked.label : undefined;
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-6">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={PLAN_FIELDS} failure={failure} submit={submit} nameOf={names} />
      </FormFailure>
      <Card>
        <div className="grid gap-4 md:grid-cols-2">
          <SelectField
            {...choice('serviceType')}
            empty={t('maintenance.choose')}
            requiredMessage={t('errors.choose_service')}
            className="md:col-span-2"
          />
          <SelectField
            {...field('classId')}
            empty={t('maintenance.no_class')}
            help={t('maintenance.scope_help')}
            options={classes.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {form.watch('classId') === '' ? (
            <VehicleField
              form={form}
              name="vehicleId"
              selected={picked}
              onSelect={setPicked}
              search={searchVehiclesAction}
              timeZone={timeZone}
            />
          ) : (
            <span />
          )}
          <TextField
            {...field('everyKm')}
            inputMode="numeric"
            autoComplete="off"
            suffix="km"
            help={t('maintenance.every_help')}
          />
          <TextField {...field('everyMonths')} inputMode="numeric" autoComplete="off" />
          <DateField {...field('startsOn')} help={t('maintenance.starts_help')} />
          {form.watch('classId') === '' ? (
            <TextField {...field('startsKm')} inputMode="numeric" autoComplete="off" suffix="km" />
          ) : (
            <span />
          )}
          <TextAreaField {...field('notes')} className="md:col-span-2" />
        </div>
      </Card>
      <FormActions
        cancelHref="/inspections/plans"
        label={t(planId ? 'action.save_changes' : 'maintenance.add_plan')}
        pending={pending}
      />
    </form>
  );
}
