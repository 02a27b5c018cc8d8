'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { forgotPasswordAction } from './actions';

interface Props {
  /** The company; null for an operator, who has none. */
  slug: string | null;
  suffix: string;
  login: string;
}

export function ForgotForm({ slug, suffix, login }: Props) {
  const t = useTranslations('auth');
  const [sent, setSent] = useState(false);
  const { form, submit, pending, failure } = useActionForm({
    id: 'forgot',
    defaultValues: { tenant: slug ?? '', email: '' },
    action: ({ tenant, email }) => forgotPasswordAction({ tenant: slug === null ? null : tenant, email }),
    onSuccess: () => setSent(true),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      {sent && <Alert tone="success">{t('forgot_sent')}</Alert>}
      {slug !== null && (
        <TextField
          form={form}
          name="tenant"
          label={t('tenant_subdomain')}
          required
          requiredMessage={t('subdomain_required')}
          suffix={suffix}
          autoCapitalize="none"
        />
      )}
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('email')}
        required
        requiredMessage={t('email_required')}
        autoComplete="username"
      />
      <Button type="submit" variant="primary" pending={pending}>
        {t('forgot_send')}
      </Button>
      <Link
        href={login}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
      >
        {t('back_to_sign_in')}
      </Link>
    </form>
  );
}
