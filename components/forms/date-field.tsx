'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isDay } from '@/lib/typed-day';
import { DateInput } from './date-input';
import { Field, fieldAria } from './field';
import type { FieldProps } from './fields';
import { useTypedField } from './use-typed-field';

/** A day of a form, whose value is `2026-11-25`. */
export function DateField<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  help,
  className,
}: Omit<FieldProps<Values>, 'requiredMessage'>) {
  const t = useTranslations('errors');
  const [bad, setBad] = useState(false);
  const faultOf = (value: string) => (isDay(value) ? undefined : t('invalid_date'));
  const field = useTypedField({ form, name, required, faultOf });
  const error = field.error ?? (bad ? t('invalid_date') : undefined);
  return (
    <Field id={name} label={label} required={required} help={help} error={error} className={className}>
      <DateInput
        {...fieldAria(name, { help, error, required })}
        handle={field.handle}
        value={field.sent}
        onValue={(value) => {
          setBad(false);
          field.change(value);
        }}
        onSettled={(_value, ok) => setBad(!ok)}
      />
    </Field>
  );
}
