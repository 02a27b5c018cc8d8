'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { searchVehiclesAction } from '@/app/(tenant)/vehicles/actions';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { DateTimeField } from '@/components/forms/date-time-field';
import { errorOf } from '@/components/forms/error-of';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { SignatureField } from '@/components/forms/signature-field';
import { useActionForm } from '@/components/forms/use-action-form';
import { FuelLevelField } from '@/components/inspections/fuel-level-field';
import { LoadedCondition } from '@/components/inspections/loaded-condition';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { VehicleField } from '@/components/vehicles/vehicle-field';
import { formatNumber } from '@/lib/money';
import { recordInspectionAction, vehicleConditionAction } from '../actions';

interface CheckFormProps {
  vehicle: { id: string; label: string; odometerKm: number } | null;
  /** Wall-clock time in the company's time zone. */
  now: string;
  timeZone: string;
  inspector: string;
}

const CONDITION = ['damages', 'checklist', 'skippedShots'] as const;

/** An inspection without a rental. */
export function CheckForm({ vehicle: given, now, timeZone, inspector }: CheckFormProps) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const staged = useStagedFiles();
  const [vehicle, setVehicle] = useState(given);
  const { form, submit, pending, failure } = useActionForm({
    id: 'check-new',
    defaultValues: {
      vehicleId: given?.id ?? '',
      inspectedAt: now,
      odometerKm: '',
      fuelLevel: '',
      damageNotes: '',
      damages: '',
      checklist: '',
      skippedShots: '',
      agentSignature: '',
    },
    action: recordInspectionAction,
    onSuccess: ({ id }) => {
      staged.uploadStaged({ kind: 'inspection', id });
      toast.success(t('inspections.check_saved'));
      router.push(`/inspections/checks/${id}`);
    },
  });
  const [damages, checklist, skippedShots] = form.watch(CONDITION);
  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid gap-4 md:grid-cols-2">
          <VehicleField
            form={form}
            name="vehicleId"
            selected={vehicle}
            onSelect={setVehicle}
            search={searchVehiclesAction}
            timeZone={timeZone}
            required
          />
          <DateTimeField form={form} name="inspectedAt" label={t('inspections.inspected_at')} />
          <TextField
            form={form}
            name="odometerKm"
            label={t('inspections.odometer')}
            inputMode="numeric"
            suffix="km"
            required
            help={vehicle ? t('rentals.last_odometer', { km: formatNumber(vehicle.odometerKm, locale) }) : undefined}
          />
          <FuelLevelField form={form} name="fuelLevel" />
        </div>
      </Card>
      <Card>
        <LoadedCondition
          vehicleId={vehicle?.id ?? ''}
          load={vehicleConditionAction}
          values={{ damages, checklist, skippedShots }}
          onChange={(changed) => {
            for (const name of CONDITION)
              if (changed[name] !== undefined) form.setValue(name, changed[name], { shouldDirty: true });
          }}
          staged={staged}
        />
      </Card>
      <Card>
        <div className="grid gap-4">
          <TextAreaField form={form} name="damageNotes" label={t('common.notes')} rows={2} />
          <SignatureField
            label={t('inspections.sign_inspector')}
            caption={inspector}
            value={form.watch('agentSignature')}
            onChange={(image) => {
              form.setValue('agentSignature', image, { shouldDirty: true });
              form.clearErrors('agentSignature');
            }}
            error={errorOf(form.formState.errors, 'agentSignature')}
          />
        </div>
      </Card>
      <FormActions cancelHref="/inspections/checks" label={t('inspections.check_save')} pending={pending} />
    </form>
  );
}
