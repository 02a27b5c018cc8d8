'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MoneyField, SelectField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { toast } from '@/components/ui/toast';
import { PLACE_HOURS_FIELDS } from '@/lib/hours/fields';
import { WEEK_DAYS } from '@/lib/hours/values';
import { savePlaceHoursAction } from '../actions';
import { DAY_COLUMNS, DayHoursField } from './day-hours-field';

export type PlaceHoursValues = Record<keyof typeof PLACE_HOURS_FIELDS | 'version', string>;

interface Props {
  /** Empty for all places without hours of their own. */
  place: string;
  values: PlaceHoursValues;
}

/** When a place is open, and what holds outside its hours. */
export function PlaceHoursForm({ place, values }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `hours-${place}`,
    defaultValues: values,
    action: (input: PlaceHoursValues, key) =>
      savePlaceHoursAction({ ...input, place } as Parameters<typeof savePlaceHoursAction>[0], key),
    onSuccess: () => {
      toast.success(t('hours.saved'));
      router.push('/settings/hours');
    },
  });
  const { field, choice } = useRecordFields(PLACE_HOURS_FIELDS, form);
  const isFee = form.watch('afterHours') === 'fee';
  const copyMonday = () => {
    for (const day of WEEK_DAYS.slice(1, 5)) form.setValue(day, form.getValues('monday'), { shouldDirty: true });
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={PLACE_HOURS_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <Card>
        <div className="grid gap-3">
          {/* Each field says for itself which it is. */}
          <div aria-hidden className={cn(DAY_COLUMNS, 'text-sm text-muted')}>
            <span className="max-sm:hidden" />
            <span>{t('hours.opens_head')}</span>
            <span>{t('hours.closes_head')}</span>
          </div>
          {WEEK_DAYS.map((day) => (
            <DayHoursField key={day} form={form} name={day} label={t(`hours.${day}`)} />
          ))}
        </div>
        <Button className="mt-4" onClick={copyMonday}>
          {t('hours.copy_monday')}
        </Button>
      </Card>
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <SelectField {...choice('afterHours')} help={t('hours.after_help')} />
          {isFee && <MoneyField {...field('feeCents')} required help={t('hours.fee_help')} />}
        </div>
      </Card>
      <FormActions cancelHref="/settings/hours" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}
