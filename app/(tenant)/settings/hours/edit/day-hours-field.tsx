import { useTranslations } from 'next-intl';
import { type UseFormReturn, useController } from 'react-hook-form';
import { fieldAria } from '@/components/forms/field';
import { Icon } from '@/components/ui/icon';
import type { WeekDay } from '@/lib/hours/values';
import type { PlaceHoursValues } from './place-hours-form';

interface Props {
  form: UseFormReturn<PlaceHoursValues>;
  name: WeekDay;
  label: string;
}

/** A day's opening and closing time, both empty where it is closed. Together they are one value, `08:00-17:00`. */
export function DayHoursField({ form, name, label }: Props) {
  const t = useTranslations('hours');
  const { field, fieldState } = useController({ control: form.control, name });
  const [opens = '', closes = ''] = field.value.split('-');
  const error = fieldState.error?.message;
  const change = (from: string, to: string) => field.onChange(from || to ? `${from}-${to}` : '');
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_minmax(0,9rem)_minmax(0,9rem)]">
        <span aria-hidden className="col-span-2 font-medium sm:col-span-1">
          {label}
        </span>
        <input
          type="time"
          ref={field.ref}
          {...fieldAria(name, { error })}
          aria-label={t('opens', { day: label })}
          value={opens}
          onChange={(event) => change(event.target.value, closes)}
          onBlur={field.onBlur}
          className="control"
        />
        <input
          type="time"
          {...fieldAria(`${name}-closes`, {})}
          aria-invalid={error ? true : undefined}
          aria-label={t('closes', { day: label })}
          value={closes}
          onChange={(event) => change(opens, event.target.value)}
          onBlur={field.onBlur}
          className="control"
        />
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1 flex items-start gap-1 text-sm text-danger">
          <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
