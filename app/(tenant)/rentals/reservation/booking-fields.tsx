'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { SelectField } from '@/components/forms/fields';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { VehiclePicker } from '@/components/vehicles/vehicle-picker';
import type { ReservationPick, ReservationSettings, ReservationValues } from '@/lib/reservations/reservation-settings';
import { searchAvailableVehiclesAction } from '../../vehicles/actions';

interface BookingFieldsProps {
  form: UseFormReturn<ReservationValues>;
  values: ReservationValues;
  settings: ReservationSettings;
  vehicle: ReservationPick | null;
  onVehicle: (vehicle: ReservationPick | null) => void;
  editedId: string | null;
}

/** A certain vehicle, or any one of a class. An edit may choose the vehicle of a booked class. */
export function BookingFields({ form, values, settings, vehicle, onVehicle, editedId }: BookingFieldsProps) {
  const t = useTranslations();
  const { errors } = form.formState;
  const { pickupAt, dueAt, booking } = values;
  const search = useCallback(
    (text: string) => searchAvailableVehiclesAction(text, { pickupAt, dueAt, reserving: { reservationId: editedId } }),
    [pickupAt, dueAt, editedId],
  );
  function setVehicle(picked: ReservationPick | null) {
    onVehicle(picked && { id: picked.id, label: picked.label });
    form.setValue('vehicleId', picked?.id ?? '', { shouldDirty: true });
    form.clearErrors('vehicleId');
  }
  function book(kind: ReservationValues['booking']) {
    form.setValue('booking', kind, { shouldDirty: true });
    if (kind === 'class') setVehicle(null);
    else form.setValue('classId', '', { shouldDirty: true });
    form.clearErrors(['vehicleId', 'classId']);
  }
  const byClass = booking === 'class';
  return (
    <div className="grid gap-3">
      {settings.classes.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-medium">{t('reservations.what')}</legend>
          <div className="grid grid-cols-2 gap-2">
            {(['vehicle', 'class'] as const).map((kind) => (
              <label
                key={kind}
                className={cn(
                  'flex min-h-11 cursor-pointer items-center justify-center rounded-control border px-3 py-1.5 text-center has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent',
                  booking === kind
                    ? 'border-accent bg-accent-soft font-medium text-accent-strong'
                    : 'border-line-strong',
                )}
              >
                <input
                  type="radio"
                  name="booking"
                  value={kind}
                  checked={booking === kind}
                  onChange={() => book(kind)}
                  className="sr-only"
                />
                {t(`reservations.what_${kind}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {byClass && (
        <SelectField
          form={form}
          name="classId"
          label={t('vehicles.class')}
          empty={t('reservations.choose_class')}
          options={settings.classes.map(({ id, name }) => ({ value: id, label: name }))}
          help={t('reservations.class_help')}
          required
        />
      )}
      {(!byClass || editedId) && (
        <div>
          <VehiclePicker
            selected={vehicle}
            onSelect={setVehicle}
            search={search}
            timeZone={settings.timeZone}
            error={errorOf(errors, 'vehicleId')}
            required={!byClass}
          />
          {byClass && vehicle && (
            <Button variant="ghost" className="mt-1 text-at-edge text-accent!" onClick={() => setVehicle(null)}>
              {t('reservations.leave_open')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
