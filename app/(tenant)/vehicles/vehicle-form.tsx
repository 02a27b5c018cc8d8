'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { toast } from '@/components/ui/toast';
import { colorText } from '@/lib/vehicles/color-text';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { createVehicleAction, updateVehicleAction } from './actions';
import { VehicleFields, type VehicleFormValues } from './vehicle-fields';

interface VehicleFormProps {
  vehicleId: string | null;
  values: VehicleFormValues;
  classes: { id: string; name: string }[];
}

export function VehicleForm({ vehicleId, values, classes }: VehicleFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `vehicle-${vehicleId ?? 'new'}`,
    defaultValues: values,
    action: (input: VehicleFormValues, key) =>
      vehicleId ? updateVehicleAction({ ...input, vehicleId }, key) : createVehicleAction(input, key),
    onSuccess: ({ id }) => {
      toast.success(t(vehicleId ? 'success.vehicle_updated' : 'success.vehicle_created'));
      router.push(`/vehicles/${id}`);
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-6">
      <FormFailure failure={failure} deed="save_vehicle">
        <RecordClash
          form={form}
          fields={VEHICLE_FIELDS}
          failure={failure}
          submit={submit}
          nameOf={(name, value) =>
            name === 'color' ? colorText(t, value) : classes.find(({ id }) => id === value)?.name
          }
        />
      </FormFailure>
      <VehicleFields form={form} editing={vehicleId !== null} classes={classes} />
      <FormActions
        cancelHref={vehicleId ? `/vehicles/${vehicleId}` : '/vehicles'}
        label={t(vehicleId ? 'action.save_changes' : 'vehicles.add')}
        pending={pending}
      />
    </form>
  );
}
