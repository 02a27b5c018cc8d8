'use client';

import { catchError } from 'next/error';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

function SummaryFailed({ retry }: { retry: () => void }) {
  const t = useTranslations();
  return <Alert action={<Button onClick={retry}>{t('action.retry')}</Button>}>{t('errors.load_summary')}</Alert>;
}

/** Says that the summary could not be loaded, in its place, and loads it again. */
export const LoadFailed = catchError((_props: object, { retry }) => <SummaryFailed retry={retry} />);
