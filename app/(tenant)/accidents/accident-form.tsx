'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DocumentSlots } from '@/components/files/documents/document-slots';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { DateTimeField } from '@/components/forms/date-time-field';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { VehicleField } from '@/components/vehicles/vehicle-field';
import { ACCIDENT_FIELDS } from '@/lib/accidents/fields';
import { searchVehiclesAction } from '../vehicles/actions';
import { reportAccidentAction, updateAccidentAction } from './actions';

interface Props {
  /** Null for a new report. */
  accidentId: string | null;
  values: Record<keyof typeof ACCIDENT_FIELDS | 'version', string>;
  vehicle: { id: string; label: string } | null;
  timeZone: string;
}

const SLOTS = ['photo'] as const;

export function AccidentForm({ accidentId, values, vehicle, timeZone }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const staged = useStagedFiles();
  const [picked, setPicked] = useState(vehicle);
  const { form, submit, pending, failure } = useActionForm({
    id: `accident-${accidentId ?? 'new'}`,
    defaultValues: values,
    action: (input: Props['values'], key) =>
      accidentId ? updateAccidentAction({ ...input, accidentId }, key) : reportAccidentAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t('accidents.saved'));
      staged.uploadStaged({ kind: 'accident', id });
      router.push(`/accidents/${id}`);
    },
  });
  const { field } = useRecordFields(ACCIDENT_FIELDS, form);
  const back = accidentId ? `/accidents/${accidentId}` : '/accidents';
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={ACCIDENT_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <VehicleField
            form={form}
            name="vehicleId"
            selected={picked}
            onSelect={setPicked}
            search={searchVehiclesAction}
            timeZone={timeZone}
            required
          />
          <DateTimeField {...field('happenedAt')} />
          <TextField {...field('place')} autoComplete="off" />
          <TextField {...field('policeReport')} autoComplete="off" />
          <TextAreaField {...field('description')} className="md:col-span-2" rows={4} />
          <TextAreaField {...field('otherParty')} className="md:col-span-2" rows={2} />
        </div>
      </Card>
      {!accidentId && (
        <Card title={t('accidents.photos')}>
          <DocumentSlots owner={null} slots={SLOTS} staged={staged} />
        </Card>
      )}
      <FormActions
        cancelHref={back}
        label={t(accidentId ? 'action.save_changes' : 'accidents.add')}
        pending={pending}
      />
    </form>
  );
}
