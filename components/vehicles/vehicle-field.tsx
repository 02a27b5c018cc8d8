'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useCallback, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import type { VehicleChoice } from '@/lib/vehicles/list-vehicle-choices';
import { VehiclePicker } from './vehicle-picker';

type Picker = ComponentProps<typeof VehiclePicker<VehicleChoice>>;

interface Props<Values extends FieldValues>
  extends Pick<Picker, 'selected' | 'onSelect' | 'search' | 'timeZone' | 'required'> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
}

/** A vehicle as a field of a form: it is checked with the others, and focused in its turn. */
export function VehicleField<Values extends FieldValues>({ form, name, required, onSelect, ...picker }: Props<Values>) {
  const t = useTranslations('errors');
  const registered = form.register(name, { required: required ? t('select_vehicle') : false });
  const input = useRef<HTMLInputElement>(null);
  // What is shown is the vehicle's name. To the form, this stands for the input and holds its id.
  const standIn = useRef({ name, type: 'text', value: '', focus: () => input.current?.focus() });
  const register = useRef(registered.ref);
  register.current = registered.ref;
  const handle = useCallback((node: HTMLInputElement | null) => {
    input.current = node;
    register.current(node && standIn.current);
  }, []);
  return (
    <VehiclePicker
      {...picker}
      id={name}
      inputRef={handle}
      required={required}
      error={errorOf(form.formState.errors, name)}
      onSelect={(vehicle) => {
        onSelect(vehicle);
        // Safe because a vehicle's field holds a text.
        form.setValue(name, vehicle.id as FieldPathValue<Values, typeof name>, { shouldDirty: true });
        form.clearErrors(name);
      }}
    />
  );
}
