'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { Button } from '@/components/ui/button';
import { VehiclePicker } from '@/components/vehicles/vehicle-picker';
import { searchVehiclesAction } from '../vehicles/actions';
import type { ExpenseFormValues } from './expense-form';

interface Props {
  form: UseFormReturn<ExpenseFormValues>;
  first: { id: string; label: string } | null;
  timeZone: string;
  required: boolean;
}

/** The vehicle that the money was spent for; none for the company itself. */
export function VehicleChoice({ form, first, timeZone, required }: Props) {
  const t = useTranslations('expenses');
  const [picked, setPicked] = useState(first);
  function pick(vehicle: { id: string; label: string } | null) {
    setPicked(vehicle);
    form.setValue('vehicleId', vehicle?.id ?? '', { shouldDirty: true });
    form.clearErrors('vehicleId');
  }
  return (
    <div>
      <VehiclePicker
        selected={picked}
        onSelect={pick}
        search={searchVehiclesAction}
        timeZone={timeZone}
        required={required}
        error={errorOf(form.formState.errors, 'vehicleId')}
      />
      {picked && !required ? (
        <Button variant="ghost" className="mt-1 -ml-3 text-accent!" onClick={() => pick(null)}>
          {t('remove_vehicle')}
        </Button>
      ) : (
        !required && <p className="mt-1 text-sm text-muted">{t('vehicle_help')}</p>
      )}
    </div>
  );
}
