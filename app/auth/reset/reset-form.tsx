'use client';

import { useTranslations } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { authPath } from '@/lib/auth/auth-path';
import { setPasswordAction } from './actions';

interface Props {
  code: string;
  /** The company of this host. The login of any other company must be told which one it is. */
  here: string | null;
  minLength: number;
}

export function ResetForm({ code, here, minLength }: Props) {
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
      <NewPasswordFields form={form} requiredMessage={t('auth.password_required')} minLength={minLength} />
      <Button type="submit" variant="primary" pending={pending}>
        {t('auth.set_password')}
      </Button>
    </form>
  );
}
