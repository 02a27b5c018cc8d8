'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isDay } from '@/lib/typed-day';
import { typedTime } from '@/lib/typed-time';
import { DateTimeInput } from './date-time-input';
import { Field, fieldAria } from './field';
import type { FieldProps } from './fields';
import { type MomentPart, momentParts } from './moment-parts';
import { useTypedField } from './use-typed-field';

type DateTimeFieldProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'requiredMessage'> & {
  /** The error for the current value, before anything is sent. */
  invalid?: string;
};

/** A day and a time of a form. Together they are one value, `2026-11-25T14:30`, in the company's time zone. */
export function DateTimeField<Values extends FieldValues>({
  form,
  name,
  label,
  required,
  help,
  className,
  invalid,
}: DateTimeFieldProps<Values>) {
  const t = useTranslations();
  const [bad, setBad] = useState<MomentPart | null>(null);
  const say = (part: MomentPart) => t(part === 'day' ? 'errors.invalid_date' : 'common.time_unclear');
  const faultOf = (value: string) => {
    const { day, time } = momentParts(value);
    if (!isDay(day)) return say('day');
    if (time === '') return t('common.time_missing');
    return typedTime(time.slice(0, 5)) ? undefined : say('time');
  };
  const field = useTypedField({ form, name, required, faultOf });
  const error = field.error ?? (bad ? say(bad) : invalid);
  return (
    <Field id={name} label={label} required={required} help={help} error={error} className={className}>
      <DateTimeInput
        {...fieldAria(name, { help, error, required })}
        handle={field.handle}
        value={field.sent}
        onValue={(value) => {
          setBad(null);
          field.change(value);
        }}
        onSettled={(part, ok) => setBad((before) => (ok ? (before === part ? null : before) : part))}
      />
    </Field>
  );
}
