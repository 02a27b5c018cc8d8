'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import type { ErrorBody } from '@/lib/errors';
import { type FailedDeed, FormFailure } from './form-failure';

interface Props<Values extends FieldValues> {
  failure: ErrorBody | null;
  deed: FailedDeed;
  errors: FieldErrors<Values>;
  /** The required fields by name, with their labels. */
  required: readonly { name: keyof Values & string; label: string }[];
  children?: ReactNode;
}

/** Lists the required fields that are still empty in one sentence, or shows the form's other error. */
export function MissingFields<Values extends FieldValues>(props: Props<Values>) {
  const { failure, deed, errors, required, children } = props;
  const t = useTranslations('errors');
  const missing = required.filter(
    ({ name }) => errors[name]?.type === 'required' || (errors[name] && failure?.fields?.[name] === 'required'),
  );
  if (missing.length > 0)
    return <Alert>{t('missing_required', { fields: missing.map(({ label }) => label).join(', ') })}</Alert>;
  if (failure?.code === 'missing_required') return null;
  return (
    <FormFailure failure={failure} deed={deed}>
      {children}
    </FormFailure>
  );
}
