'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { VehicleField } from '@/components/vehicles/vehicle-field';
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
  function remove() {
    setPicked(null);
    form.setValue('vehicleId', '', { shouldDirty: true });
  }
  return (
    <div>
      <VehicleField
        form={form}
        name="vehicleId"
        selected={picked}
        onSelect={setPicked}
        search={searchVehiclesAction}
        timeZone={timeZone}
        required={required}
      />
      {picked && !required ? (
        <Button variant="ghost" className="mt-1 text-at-edge text-accent!" onClick={remove}>
          {t('remove_vehicle')}
        </Button>
      ) : (
        !required && <p className="mt-1 text-sm text-muted">{t('vehicle_help')}</p>
      )}
    </div>
  );
}
