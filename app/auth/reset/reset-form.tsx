'use client';

import { useTranslations } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { PasswordField } from '@/components/forms/password-field';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { authPath } from '@/lib/auth/auth-path';
import { setPasswordAction } from './actions';

/** `here` is the company of this host. The login of any other company must be told which one it is. */
export function ResetForm({ code, here }: { code: string; here: string | null }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: 'reset',
    defaultValues: { code, password: '', confirmation: '' },
    action: setPasswordAction,
    onSuccess: ({ slug }) =>
      window.location.assign(authPath('login', { set: '1', tenant: slug === here ? null : slug })),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <PasswordField
        form={form}
        name="password"
        label={t('auth.new_password')}
        requiredMessage={t('auth.password_required')}
        autoComplete="new-password"
        help={t('auth.new_password_help')}
      />
      <PasswordField
        form={form}
        name="confirmation"
        label={t('members.confirm_password')}
        requiredMessage={t('auth.password_required')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" pending={pending}>
        {t('auth.set_password')}
      </Button>
    </form>
  );
}
