'use client';

import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { useForm } from 'react-hook-form';
import type { ActionResult, ErrorBody } from '@/lib/errors';
import { CodeField } from './code-field';
import { DialogForm } from './dialog-form';
import { FormFailure } from './form-failure';
import { OwnPasswordField } from './own-password-field';

interface Props {
  signIn: (password: string, code: string | null) => Promise<ActionResult<unknown>>;
  onDone: () => void;
}

/** The password, and the second factor where there is one: who was signed in is known. */
export function SignInForm({ signIn, onDone }: Props) {
  const t = useTranslations();
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();
  const form = useForm({ defaultValues: { ownPassword: '', code: '' } });
  const [askingCode, setAskingCode] = useState(false);
  const submit = form.handleSubmit(({ ownPassword, code }) => {
    setFailure(null);
    start(async () => {
      const result = await signIn(ownPassword, code || null).catch(() => null);
      if (result?.ok) return onDone();
      if (result?.error.code === 'second_factor_required') return setAskingCode(true);
      setFailure(result ? result.error : { code: 'network_error' });
      form.setFocus(askingCode ? 'code' : 'ownPassword');
    });
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('common.sign_in_again')}>
      <FormFailure failure={failure && { ...failure, fields: undefined }} deed="login_failed" />
      <OwnPasswordField form={form} name="ownPassword" label={t('common.password')} />
      {askingCode && <CodeField form={form} name="code" />}
    </DialogForm>
  );
}
