'use client';

import { useTranslations } from 'next-intl';
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
}

/** Lists the required fields that are still empty in one sentence, or shows the form's other error. */
export function MissingFields<Values extends FieldValues>({ failure, deed, errors, required }: Props<Values>) {
  const t = useTranslations('errors');
  const missing = required.filter(
    ({ name }) => errors[name]?.type === 'required' || (errors[name] && failure?.fields?.[name] === 'required'),
  );
  if (missing.length > 0)
    return <Alert>{t('missing_required', { fields: missing.map(({ label }) => label).join(', ') })}</Alert>;
  return failure?.code === 'missing_required' ? null : <FormFailure failure={failure} deed={deed} />;
}
