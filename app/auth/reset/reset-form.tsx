'use client';

import { useTranslations } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { PasswordField } from '@/components/forms/password-field';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { setPasswordAction } from './actions';

export function ResetForm({ code }: { code: string }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: 'reset',
    defaultValues: { code, password: '', confirmation: '' },
    action: setPasswordAction,
    onSuccess: () => window.location.assign('/auth/login?set=1'),
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
        label={t('staff.confirm_password')}
        requiredMessage={t('auth.password_required')}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" pending={pending}>
        {t('auth.set_password')}
      </Button>
    </form>
  );
}
