'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from './fields';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** Only the app's code will do, as when it is set up. */
  appOnly?: boolean;
}

/** The code of an authenticator app, or a recovery code. It has the focus as soon as it is asked for. */
export function CodeField<Values extends FieldValues>({ form, name, appOnly }: Props<Values>) {
  const t = useTranslations('common');
  const first = useRef(!appOnly);
  useEffect(() => {
    if (first.current) form.setFocus(name);
    first.current = false;
  }, [form, name]);
  return (
    <TextField
      form={form}
      name={name}
      label={t('code')}
      help={t(appOnly ? 'code_of_app' : 'code_help')}
      required
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={appOnly ? 'numeric' : 'text'}
    />
  );
}
