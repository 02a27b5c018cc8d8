'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { formatDateTime } from '@/lib/dates';
import type { FeedLink } from '@/lib/feeds/get-feed-link';

/** The address in a field to copy it from, with who made it and what it means to have it. */
export function FeedAddress({ feed, timeZone }: { feed: FeedLink; timeZone: string }) {
  const t = useTranslations('feeds');
  const { address, madeBy, madeAt } = feed;
  const at = formatDateTime(new Date(madeAt), useLocale(), timeZone, 'long');
  /** Plain http has no clipboard. The field then shows the address for copying by hand. */
  async function copy(text: string) {
    await navigator.clipboard?.writeText(text);
    if (navigator.clipboard) toast.success(t('copied'));
  }
  return (
    <>
      {address === null ? (
        <Alert tone="info">{t('not_shown')}</Alert>
      ) : (
        <div className="flex flex-wrap gap-2">
          <input
            readOnly
            value={address}
            aria-label={t('address')}
            onFocus={(event) => event.currentTarget.select()}
            className="control min-w-0 flex-1 basis-56"
          />
          <Button variant="primary" onClick={() => copy(address)}>
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
