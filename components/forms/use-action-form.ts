'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useRef, useState, useTransition } from 'react';
import { type DefaultValues, type FieldValues, get, type Path, useForm } from 'react-hook-form';
import { errorSentence } from '@/lib/error-sentence';
import { type ActionResult, type ErrorBody, isOurFault } from '@/lib/errors';
import { fieldRefusal } from '@/lib/field-refusal';
import { errorOf } from './error-of';
import { answered, sendingKey } from './idempotency-key';
import { leftOf } from './left-of';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

interface Deed<Values extends FieldValues, Result> {
  /**
   * The name of the form's idempotency key: the same request sent twice does its work once. If the same request could
   * be meant twice, the state it starts from belongs in the name. Like the default values, it is read once, when the
   * form opens.
   */
  id: string;
  action: (input: Values, key: string) => Promise<ActionResult<Result>>;
  onSuccess: (result: Result, values: Values) => void;
}

interface Options<Values extends FieldValues, Result> extends Deed<Values, Result> {
  defaultValues: DefaultValues<Values>;
}

/**
 * One form for one server action, or for several by `submitter`. Errors appear at their fields, typed values stay, and a lost response is a network
 * error.
 */
export function useActionForm<Values extends FieldValues, Result>({
  id: openedAs,
  defaultValues,
  action,
  onSuccess,
}: Options<Values, Result>) {
  const t = useTranslations('errors');
  const locale = useLocale();
  const [id] = useState(openedAs);
  const form = useForm<Values>({ defaultValues, shouldFocusError: true });
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();
  const saved = useRef(false);
  const { isDirty, errors } = form.formState;
  const faulty = Object.keys(failure?.fields ?? {})
    .filter((path) => errorOf(errors, path) !== undefined)
    .join(' ');
  const left = useMemo(() => failure && leftOf(failure, faulty.split(' ')), [failure, faulty]);

  useAskBeforeLeaving(() => isDirty && !saved.current);

  function show(error: ErrorBody) {
    const fields = Object.entries(error.fields ?? {});
    for (const [index, [path, code]] of fields.entries()) {
      const { key, params } = errorSentence(code, fieldRefusal(error, path)?.params, locale);
      // Safe because the server uses the paths of its own input. An unknown path is shown with the form's error.
      form.setError(path as Path<Values>, { message: t(key, params) }, { shouldFocus: index === 0 });
    }
    // A field that this form does not have can't show its reason, so the form does.
    const [path] = fields.find(([name]) => get(form.getValues(), name) === undefined) ?? [];
    setFailure(path ? { ...error, ...fieldRefusal(error, path), fields: undefined } : error);
  }

  /** Another way to send the same form. The id is the name of its own idempotency key. */
  const submitter = <Answer>(deed: Deed<Values, Answer>) =>
    form.handleSubmit((values) => {
      setFailure(null);
      start(async () => {
        try {
          const result = await deed.action(values, sendingKey(deed.id));
          if (result.ok || !isOurFault(result.error.code)) answered(deed.id);
          if (!result.ok) return show(result.error);
          saved.current = true;
          deed.onSuccess(result.data, values);
        } catch {
          show({ code: 'network_error' });
        }
      });
    });

  return { form, submit: submitter({ id, action, onSuccess }), submitter, pending, failure: left };
}
