'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { copyToClipboard } from '@/components/ui/copy-to-clipboard';
import { FieldToCopy } from '@/components/ui/field-to-copy';
import { formatDateTime } from '@/lib/dates';
import type { FeedLink } from '@/lib/feeds/get-feed-link';

/** The address in a field to copy it from, with who made it and what it means to have it. */
export function FeedAddress({ feed, timeZone }: { feed: FeedLink; timeZone: string }) {
  const t = useTranslations('feeds');
  const { address, madeBy, madeAt } = feed;
  const at = formatDateTime(new Date(madeAt), useLocale(), timeZone, 'long');
  return (
    <>
      {address === null ? (
        <Alert tone="info">{t('not_shown')}</Alert>
      ) : (
        <div className="flex flex-wrap gap-2">
          <FieldToCopy text={address} label={t('address')} className="min-w-0 flex-1 basis-56" />
          <Button variant="primary" onClick={() => copyToClipboard(address, t('copied'))}>
            {t('copy')}
          </Button>
        </div>
      )}
      <div className="text-sm text-muted">
        <p>{t('made', { name: madeBy, at })}</p>
        <p className="mt-1">{t('secret')}</p>
      </div>
    </>
  );
}
