'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { askQuestionAction } from './actions';

const BLANK = { personName: '', email: '', companyName: '', text: '' };

/** Who asks, and what. */
export function AskForm() {
  const t = useTranslations();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, pending, failure } = useActionForm({
    id: 'contact',
    defaultValues: BLANK,
    action: askQuestionAction,
    onSuccess: (_answer, { email }) => setSentTo(email),
  });
  if (sentTo !== null)
    return (
      <Alert tone="success">
        {t('contact.sent', { email: sentTo })} {t('contact.sent_help')}
      </Alert>
    );
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField form={form} name="personName" label={t('contact.person')} required autoComplete="name" />
      <TextField form={form} name="email" type="email" label={t('auth.email')} required autoComplete="email" />
      <TextField form={form} name="companyName" label={t('contact.company')} autoComplete="organization" />
      <TextAreaField
        form={form}
        name="text"
        label={t('contact.text')}
        help={t('contact.text_help')}
        rows={6}
        required
      />
      <Button type="submit" variant="primary" pending={pending}>
        {t('contact.send')}
      </Button>
      <Link
        href="/auth/login"
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
      >
        {t('auth.back_to_sign_in')}
      </Link>
    </form>
  );
}
