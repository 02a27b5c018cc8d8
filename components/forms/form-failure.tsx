'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import type { ErrorBody } from '@/lib/errors';

/** What went wrong with the whole form, in a sentence; with the log's reference where it was our fault; what more is known goes inside. */
export function FormFailure({ failure, children }: { failure: ErrorBody | null; children?: ReactNode }) {
  const t = useTranslations('errors');
  const common = useTranslations('common');
  if (!failure) return null;
  // Each field says what is wrong with it; the sentence above them would only repeat that something is.
  const fields = Object.keys(failure.fields ?? {}).length;
  if (failure.code === 'validation_error' && fields > 0)
    return <Alert>{common('check_fields', { count: fields })}</Alert>;
  return (
    <Alert>
      {t(failure.code, failure.params)}
      {children && <span className="block">{children}</span>}
      {failure.reference && (
        <span className="block text-sm">{common('error_reference', { reference: failure.reference })}</span>
      )}
    </Alert>
  );
}
