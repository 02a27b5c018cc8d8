'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { TermsToSign } from '@/lib/rentals/get-terms-to-sign';
import type { LoadedTerms } from '../use-terms-to-sign';

interface LoadedTermsToSignProps {
  loaded: LoadedTerms;
  /** The signatures with what is above them: nobody signs what they can't read. */
  children: (terms: TermsToSign) => ReactNode;
}

/** What is signed once its clauses are loaded. Other clauses than before are read and signed again. */
export function LoadedTermsToSign({ loaded: { terms, failed, load }, children }: LoadedTermsToSignProps) {
  const t = useTranslations();
  // The company may have changed them since they were loaded.
  useEffect(() => {
    void load();
  }, [load]);
  if (terms) return <Fragment key={terms.stamp}>{children(terms)}</Fragment>;
  // As tall as a screen, so that nothing below moves into sight and out again.
  if (!failed)
    return (
      <div className="min-h-dvh">
        <Spinner />
      </div>
    );
  return (
    <Alert action={<Button onClick={() => void load()}>{t('action.retry')}</Button>}>
      {t('rentals.terms_not_loaded')}
    </Alert>
  );
}
