'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { Field, fieldAria } from '@/components/forms/field';
import { useTypedField } from '@/components/forms/use-typed-field';
import { useTypedText } from '@/components/forms/use-typed-text';
import { colorText } from '@/lib/vehicles/color-text';
import { COLORS, type Color } from '@/lib/vehicles/colors';
import { sameColor } from '@/lib/vehicles/same-color';
import type { VehicleFormValues } from './vehicle-fields';

interface ColorFieldProps {
  form: UseFormReturn<VehicleFormValues>;
  name: 'color';
  label: string;
}

/** A vehicle's color in the reader's words, with the usual ones to choose from. Any other may be typed. */
export function ColorField({ form, name, label }: ColorFieldProps) {
  const t = useTranslations();
  const field = useTypedField({ form, name, faultOf: () => undefined });
  const textOf = (value: string) => colorText(t, value);
  const { control } = useTypedText({
    value: field.sent,
    textOf,
    // The same color in another language is no change of the record.
    read: (text) => [field.sent, form.getValues(name)].find((known) => sameColor(known, text)) ?? text,
    isWhole: () => false,
    onValue: field.change,
    handle: field.handle,
  });
  return (
    <Field id={name} label={label} error={field.error}>
      <input
        {...fieldAria(name, { error: field.error })}
        {...control}
        list="colors"
        autoComplete="off"
        defaultValue={textOf(field.sent)}
        className="control"
      />
      <datalist id="colors">
        {(Object.keys(COLORS) as Color[]).map((color) => (
          <option key={color} value={t(`vehicles.color_${color}`)} />
        ))}
      </datalist>
    </Field>
  );
}
