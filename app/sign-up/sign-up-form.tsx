'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { SubdomainField } from '@/components/tenants/subdomain-field';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { suggestSlug } from '@/lib/tenants/suggest-slug';
import { requestSignUpAction } from './actions';

const BLANK = { companyName: '', slug: '', personName: '', email: '' };

/** Who asks for a company. Until somebody types a subdomain, it follows the company's name. */
export function SignUpForm({ rootDomain }: { rootDomain: string }) {
  const t = useTranslations();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, submit, pending, failure } = useActionForm({
    id: 'sign-up',
    defaultValues: BLANK,
    action: requestSignUpAction,
    onSuccess: () => setSentTo(form.getValues('email')),
  });
  const name = form.watch('companyName');
  const { slug: typed } = form.formState.dirtyFields;
  useEffect(() => {
    if (!typed) form.setValue('slug', suggestSlug(name));
  }, [form, name, typed]);

  if (sentTo !== null) return <Alert tone="success">{t('sign_up.sent', { email: sentTo })}</Alert>;
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField form={form} name="companyName" label={t('admin.tenant_name')} required autoComplete="organization" />
      <SubdomainField form={form} rootDomain={rootDomain} help={t('tenants.slug_help')} />
      <TextField form={form} name="personName" label={t('sign_up.person')} required autoComplete="name" />
      <TextField form={form} name="email" type="email" label={t('auth.email')} required autoComplete="email" />
      <Button type="submit" variant="primary" pending={pending}>
        {t('sign_up.send')}
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
