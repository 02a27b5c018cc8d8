'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { LOCALES } from '@/lib/i18n/locales';
import { suggestSlug } from '@/lib/tenants/suggest-slug';
import { TIME_ZONES } from '@/lib/tenants/values';
import { openTenantAction } from '../actions';
import { OpenedTenant } from './opened-tenant';
import { SlugField } from './slug-field';

const BLANK = {
  name: '',
  slug: '',
  plan: '',
  timeZone: TIME_ZONES[0] as string,
  language: 'fr' as string,
  adminName: '',
  adminEmail: '',
};
export type NewTenant = typeof BLANK;

interface Props {
  plans: { value: string; label: string; limits: string }[];
  rootDomain: string;
  /** What the platform gives who chooses no other. */
  defaultPlan: string;
}

/** A new company. Until somebody types a subdomain, it follows the name. */
export function NewTenantForm({ plans, rootDomain, defaultPlan }: Props) {
  const t = useTranslations();
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof openTenantAction>> | null>(null);
  const { form, submit, pending, failure } = useActionForm({
    id: 'tenant-new',
    defaultValues: { ...BLANK, plan: defaultPlan },
    action: async (input: NewTenant, key) => {
      const answer = await openTenantAction(input, key);
      setOpened(answer);
      return answer;
    },
    onSuccess: () => undefined,
  });
  const [name, chosen] = form.watch(['name', 'plan']);
  const limits = plans.find(({ value }) => value === chosen)?.limits;
  const { slug: typed } = form.formState.dirtyFields;
  useEffect(() => {
    if (!typed) form.setValue('slug', suggestSlug(name));
  }, [form, name, typed]);

  if (opened?.ok) return <OpenedTenant {...opened.data} />;
  const zones = TIME_ZONES.map((zone) => ({ value: zone, label: zone.replace(/^.*\//, '').replaceAll('_', ' ') }));
  const languages = LOCALES.map((value) => ({ value, label: t(`app.language_${value}`) }));
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure} />
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <TextField form={form} name="name" label={t('admin.tenant_name')} required autoComplete="off" />
          <SlugField form={form} rootDomain={rootDomain} refusal={failure} />
          <SelectField
            form={form}
            name="plan"
            label={t('admin.plan')}
            options={plans}
            help={limits}
            className="md:col-span-2"
          />
          <SelectField form={form} name="timeZone" label={t('tenants.time_zone')} options={zones} />
          <SelectField form={form} name="language" label={t('tenants.language')} options={languages} />
          <TextField form={form} name="adminName" label={t('tenants.admin_name')} required autoComplete="off" />
          <TextField
            form={form}
            name="adminEmail"
            label={t('tenants.admin_email')}
            help={t('tenants.admin_help')}
            required
            type="email"
            autoComplete="off"
          />
        </div>
      </Card>
      <FormActions cancelHref="/admin/tenants" label={t('tenants.create')} pending={pending} />
    </form>
  );
}
