'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { ErrorBody } from '@/lib/errors';

/** What went wrong with the whole form, in a sentence; with the log's reference where it was our fault. */
export function FormFailure({ failure }: { failure: ErrorBody | null }) {
  const t = useTranslations('errors');
  const common = useTranslations('common');
  if (!failure) return null;
  return (
    <Alert>
      {t(failure.code, failure.params)}
      {failure.reference && (
        <span className="block text-sm">{common('error_reference', { reference: failure.reference })}</span>
      )}
    </Alert>
  );
}
