'use client';

import { useTranslations } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { useActionForm } from '@/components/forms/use-action-form';
import { SubdomainField } from '@/components/tenants/subdomain-field';
import { Button } from '@/components/ui/button';
import { confirmSignUpAction } from '../actions';

interface Props {
  code: string;
  slug: string;
  rootDomain: string;
  minLength: number;
}

/** The password of a new company's first admin. The subdomain can still be changed, as another may have taken it. */
export function ConfirmForm({ code, slug, rootDomain, minLength }: Props) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: 'sign-up-confirm',
    defaultValues: { code, slug, password: '', confirmation: '' },
    action: confirmSignUpAction,
    onSuccess: ({ login }) => window.location.assign(login),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <SubdomainField form={form} rootDomain={rootDomain} />
      <NewPasswordFields form={form} requiredMessage={t('auth.password_required')} minLength={minLength} />
      <Button type="submit" variant="primary" pending={pending}>
        {t('sign_up.confirm')}
      </Button>
    </form>
  );
}
