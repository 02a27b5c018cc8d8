'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { type ErrorBody, isOurFault } from '@/lib/errors';

/** What a form does: the text under `errors` that says that it could not be done. */
export type FailedDeed =
  | `save_${'vehicle' | 'customer' | 'driver' | 'payment'}`
  | `delete_${'vehicle' | 'customer' | 'driver'}${'' | 's'}`
  | 'create_rental'
  | 'login_failed';

interface FormFailureProps {
  failure: ErrorBody | null;
  /** Said above a reason that lies with us or with the line, and so does not tell by itself what has failed. */
  deed?: FailedDeed;
  children?: ReactNode;
}

/** What went wrong with the whole form, in a sentence; with the log's reference where it was our fault; what more is known goes inside. */
export function FormFailure({ failure, deed, children }: FormFailureProps) {
  const t = useTranslations('errors');
  const common = useTranslations('common');
  if (!failure) return null;
  // Each field says what is wrong with it; the sentence above them would only repeat that something is.
  const fields = Object.keys(failure.fields ?? {}).length;
  if (failure.code === 'validation_error' && fields > 0)
    return <Alert>{common('check_fields', { count: fields })}</Alert>;
  return (
    <Alert>
      {deed && isOurFault(failure.code) && <span className="block font-semibold">{t(deed)}</span>}
      <span className="block">{t(failure.code, failure.params)}</span>
      {children && <span className="block">{children}</span>}
      {failure.reference && (
        <span className="block text-sm">{common('error_reference', { reference: failure.reference })}</span>
      )}
    </Alert>
  );
}
