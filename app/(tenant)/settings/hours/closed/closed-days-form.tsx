'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { formatDate } from '@/lib/dates';
import { CLOSED_DAYS_FIELDS } from '@/lib/hours/fields';
import type { Holiday } from '@/lib/hours/values';
import { saveClosedDaysAction } from '../actions';
import { DayList } from './day-list';

/** Lists with commas between their words. */
export type ClosedDaysValues = Record<keyof typeof CLOSED_DAYS_FIELDS | 'version', string>;

interface Props {
  values: ClosedDaysValues;
  /** Each with the day on which it comes next. */
  holidays: { name: Holiday; day: string }[];
}

/** The public holidays and the other days on which the company is closed. */
export function ClosedDaysForm({ values, holidays }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'closed-days',
    defaultValues: values,
    action: saveClosedDaysAction,
    onSuccess: () => {
      toast.success(t('hours.days_saved'));
      router.push('/settings/hours');
    },
  });
  const chosen = wordsOf(form.watch('holidays'));
  const keep = (name: keyof typeof CLOSED_DAYS_FIELDS, words: string[]) =>
    form.setValue(name, words.toSorted().join(', '), { shouldDirty: true });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={CLOSED_DAYS_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <Card title={t('hours.holidays')}>
        <div className="grid gap-x-4 md:grid-cols-2">
          {holidays.map(({ name, day }) => (
            <label key={name} className="flex min-h-11 items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={({ target }) =>
                  keep('holidays', target.checked ? [...chosen, name] : chosen.filter((word) => word !== name))
                }
                className="size-5 shrink-0 accent-[var(--accent)]"
              />
              <span className="min-w-0">
                {t(`hours.holiday.${name}`)}
                <span className="block text-sm text-muted">{formatDate(day, locale, 'UTC')}</span>
              </span>
            </label>
          ))}
        </div>
      </Card>
      <Card title={t('hours.closed_days')}>
        <DayList days={wordsOf(form.watch('closedDays'))} onChange={(days) => keep('closedDays', days)} />
      </Card>
      <FormActions cancelHref="/settings/hours" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}

function wordsOf(text: string): string[] {
  return text.split(', ').filter((word) => word !== '');
}
