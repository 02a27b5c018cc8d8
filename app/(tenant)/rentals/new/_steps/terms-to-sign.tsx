'use client';

import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode, useEffect } from 'react';
import { ClauseList } from '@/components/rentals/clause-list';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import type { LoadedTerms } from '../use-terms-to-sign';

interface TermsToSignProps {
  loaded: LoadedTerms;
  /** The signatures: nobody signs what they can't read. */
  children: ReactNode;
}

/** The clauses of the agreement in the customer's language, above the signatures under them. */
export function TermsToSign({ loaded: { terms, failed, load }, children }: TermsToSignProps) {
  const t = useTranslations();
  // The company may have changed them since they were loaded.
  useEffect(() => {
    void load();
  }, [load]);
  if (!terms && failed)
    return (
      <Alert action={<Button onClick={() => void load()}>{t('action.retry')}</Button>}>
        {t('rentals.terms_not_loaded')}
      </Alert>
    );
  return (
    <>
      <Card title={t('rentals.terms_to_sign')}>
        <div className="grid min-h-40 items-start">
          {terms ? (
            <ClauseList clauses={terms.clauses} locale={terms.language} label={t('rentals.terms_to_sign')} />
          ) : (
            <Spinner />
          )}
        </div>
      </Card>
      {terms && <Fragment key={terms.stamp}>{children}</Fragment>}
    </>
  );
}
