'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Found } from './use-found';

interface FinderAnswerProps {
  typed: string;
  waiting: boolean;
  found: Found | null;
  /** How many actions and screens match. */
  others: number;
  onRetry: () => void;
}

/** What became of the search: it goes on, it failed, it found nothing. How much it found is for those who listen. */
export function FinderAnswer({ typed, waiting, found, others, onRetry }: FinderAnswerProps) {
  const t = useTranslations();
  if (typed === '') return null;
  if (!waiting && found?.failure) {
    return (
      <div className="grid justify-items-start gap-3 border-b border-hairline px-5 py-4">
        <p role="alert">
          <span className="block font-medium text-danger">
            {t(`errors.${found.failure.code}`, found.failure.params)}
          </span>
          {t('finder.kept')}
        </p>
        <Button onClick={onRetry}>{t('action.retry')}</Button>
      </div>
    );
  }
  const count = others + Object.values(found?.records ?? {}).reduce((sum, rows) => sum + rows.length, 0);
  const none = !waiting && count === 0;
  const first = waiting && !found?.records;
  return (
    <p role="status" className={none || first ? 'px-5 pt-4 text-muted' : 'sr-only'}>
      {none && t('finder.none', { text: typed })}
      {waiting && t('finder.searching')}
      {!waiting && count > 0 && t('common.count_results', { count })}
    </p>
  );
}
