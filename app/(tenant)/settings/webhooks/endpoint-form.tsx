'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import type { ActionResult } from '@/lib/errors';
import { EVENT_TEXTS } from '@/lib/webhooks/event-texts';
import { ENDPOINT_FIELDS } from '@/lib/webhooks/fields';
import { WEBHOOK_EVENTS } from '@/lib/webhooks/values';

/** `events` is a list with commas between its words. */
export type EndpointValues = Record<keyof typeof ENDPOINT_FIELDS | 'version', string>;

interface Props<Result> {
  id: string;
  values: EndpointValues;
  action: (values: EndpointValues, key: string) => Promise<ActionResult<Result>>;
  onSuccess: (result: Result) => void;
  label: string;
  cancelHref: string;
}

/** Where events are sent, and which. */
export function EndpointForm<Result>({ id, values, action, onSuccess, label, cancelHref }: Props<Result>) {
  const t = useTranslations('webhooks');
  const text = useTranslations();
  const { form, submit, pending, failure } = useActionForm({ id, defaultValues: values, action, onSuccess });
  const { field } = useRecordFields(ENDPOINT_FIELDS, form);
  const chosen = wordsOf(form.watch('events'));
  const error = errorOf(form.formState.errors as FieldValues, 'events');
  const choose = (name: string, on: boolean) => {
    const words = on ? [...chosen, name] : chosen.filter((word) => word !== name);
    form.setValue('events', words.toSorted().join(', '), { shouldDirty: true });
    form.clearErrors('events');
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={ENDPOINT_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <Card>
        <div className="grid items-start gap-4">
          <TextField {...field('url')} type="url" inputMode="url" autoComplete="off" help={t('url_help')} />
          <TextField {...field('description')} autoComplete="off" help={t('description_help')} />
        </div>
      </Card>
      <Card>
        <fieldset aria-describedby={error ? 'events-error' : undefined}>
          <legend className="mb-2 text-lg font-semibold">{t('events')}</legend>
          <div className="grid gap-x-4 md:grid-cols-2">
            {WEBHOOK_EVENTS.map((name) => (
              <label key={name} className="flex min-h-11 items-center gap-3 py-1">
                <input
                  type="checkbox"
                  checked={chosen.includes(name)}
                  onChange={({ target }) => choose(name, target.checked)}
                  className="size-5 shrink-0 accent-[var(--accent)]"
                />
                <span className="min-w-0">
                  {text(EVENT_TEXTS[name])}
                  <span className="block text-sm text-muted">{name}</span>
                </span>
              </label>
            ))}
          </div>
          {error && (
            <p id="events-error" className="mt-1 text-sm text-danger">
              {error}
            </p>
          )}
        </fieldset>
      </Card>
      <FormActions cancelHref={cancelHref} label={label} pending={pending} />
    </form>
  );
}

function wordsOf(text: string): string[] {
  return text.split(', ').filter((word) => word !== '');
}
