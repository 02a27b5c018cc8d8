import { useTranslations } from 'next-intl';
import { type UseFormReturn, useController } from 'react-hook-form';
import { fieldAria } from '@/components/forms/field';
import { TimeInput } from '@/components/forms/time-input';
import { Icon } from '@/components/ui/icon';
import type { WeekDay } from '@/lib/hours/values';
import type { PlaceHoursValues } from './place-hours-form';

/** The day, when it opens and when it closes. On a phone the day has a line of its own. */
export const DAY_COLUMNS =
  'grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[8rem_minmax(0,9rem)_minmax(0,9rem)]';

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
      <div className={DAY_COLUMNS}>
        <span aria-hidden className="col-span-2 font-medium sm:col-span-1">
          {label}
        </span>
        <TimeInput
          handle={(node) => field.ref(node && { focus: node.focus })}
          {...fieldAria(name, { error })}
          aria-label={t('opens', { day: label })}
          value={opens}
          {...(field.value === '' && { placeholder: t('closed') })}
          onValue={(time) => change(time, closes)}
          onSettled={field.onBlur}
        />
        <TimeInput
          {...fieldAria(`${name}-closes`, {})}
          aria-invalid={error ? true : undefined}
          aria-label={t('closes', { day: label })}
          value={closes}
          {...(field.value === '' && { placeholder: '' })}
          onValue={(time) => change(opens, time)}
          onSettled={field.onBlur}
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
