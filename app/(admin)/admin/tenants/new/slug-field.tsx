'use client';

import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { usePreview } from '@/components/forms/use-preview';
import { SubdomainField } from '@/components/tenants/subdomain-field';
import type { ErrorBody } from '@/lib/errors';
import { checkSlugAction } from '../actions';
import type { NewTenant } from './new-tenant-form';

interface Props {
  form: UseFormReturn<NewTenant>;
  rootDomain: string;
  refusal: ErrorBody | null;
}

/** The company's subdomain, which says while somebody types whether it is free. */
export function SlugField({ form, rootDomain, refusal }: Props) {
  const t = useTranslations();
  const slug = form.watch('slug').trim().toLowerCase();
  const { preview, computing } = usePreview(checkSlugAction, slug, refusal);
  const answer = slug === '' || computing ? null : preview;
  const wrong = answer === 'taken' ? 'slug_taken' : answer === 'not_allowed' ? 'invalid_slug' : null;
  return (
    <SubdomainField
      form={form}
      rootDomain={rootDomain}
      invalid={wrong ? t(`errors.${wrong}`) : undefined}
      help={<span role="status">{t(answer === 'free' ? 'tenants.slug_free' : 'tenants.slug_help')}</span>}
    />
  );
}
