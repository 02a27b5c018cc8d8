'use client';

import { type Messages, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { errorSentence } from '@/lib/error-sentence';
import { type ErrorBody, isOurFault } from '@/lib/errors';
import { SessionEnded } from './session-ended';

/** The key under `errors` of the text that says what the form could not do. */
export type FailedDeed =
  | Extract<keyof Messages['errors'], `${'save' | 'delete'}_${string}`>
  | 'create_rental'
  | 'create_reservation'
  | 'create_ticket'
  | 'mark_completed'
  | 'login_failed';

interface FormFailureProps {
  failure: ErrorBody | null;
  /** Shown above a reason caused by our server or the network, because such a reason does not say what failed. */
  deed?: FailedDeed;
  /** Whether the form shows each field that may be refused, also for another reason than a wrong value. */
  marked?: boolean;
  children?: ReactNode;
}

/**
 * What went wrong with the whole form, in a sentence, with the log's reference if it was our fault. More details can be
 * added as children.
 */
export function FormFailure({ failure, deed, marked = false, children }: FormFailureProps) {
  const t = useTranslations('errors');
  const common = useTranslations('common');
  const locale = useLocale();
  if (!failure) return null;
  if (failure.code === 'session_expired') return <SessionEnded />;
  // Each field shows its own error, so a sentence above them would only repeat that there is one.
  const fields = Object.keys(failure.fields ?? {}).length;
  if ((marked || failure.code === 'validation_error') && fields > 0)
    return <Alert>{common('check_fields', { count: fields })}</Alert>;
  const { key, params } = errorSentence(failure.code, failure.params, locale);
  return (
    <Alert>
      {deed && isOurFault(failure.code) && <span className="block font-semibold">{t(deed)}</span>}
      <span className="block">{t(key === 'validation_error' ? 'validation_refused' : key, params)}</span>
      {failure.code === 'plan_limit_exceeded' && (
        <span className="block">
          {common(failure.params?.what === 'members' ? 'plan_full_members' : 'plan_full_vehicles', failure.params)}
        </span>
      )}
      {children && <span className="block">{children}</span>}
      {failure.reference && (
        <span className="block text-sm">{common('error_reference', { reference: failure.reference })}</span>
      )}
    </Alert>
  );
}
