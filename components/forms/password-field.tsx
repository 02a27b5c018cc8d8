'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { errorOf } from './error-of';
import { Field, fieldAria } from './field';
import { keepEarlyInput } from './keep-early-input';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  requiredMessage: string;
  autoComplete: 'current-password' | 'new-password';
  help?: string;
}

export function PasswordField<Values extends FieldValues>({
  form,
  name,
  label,
  requiredMessage,
  autoComplete,
  help,
}: Props<Values>) {
  const t = useTranslations('action');
  const [shown, setShown] = useState(false);
  const error = errorOf(form.formState.errors, name);
  const registered = form.register(name, { required: requiredMessage });
  return (
    <Field id={name} label={label} required error={error} help={help}>
      <div className="relative">
        <input
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          {...registered}
          ref={keepEarlyInput(form, registered)}
          {...fieldAria(name, { help, error, required: true })}
          className="control pr-12"
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? t('hide_password') : t('show_password')}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center text-muted hover:text-text"
        >
          <Icon name={shown ? 'eye-off' : 'eye'} className="size-5" />
        </button>
      </div>
    </Field>
  );
}
