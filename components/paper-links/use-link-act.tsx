'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import type { MoreAct } from '@/components/layout/more-menu';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { PaperToLink } from './paper-link-api';

const LinkPanel = lazyPart(() => import('./link-panel').then((module) => module.LinkPanel));

/** The entry of a paper's menu that shows the link to it, to make, copy, renew or revoke. */
export function useLinkAct(paper: PaperToLink, timeZone: string): MoreAct {
  const t = useTranslations('paper_links');
  const loading = useTranslations('common')('loading');
  return {
    key: 'link',
    label: t('open'),
    dialog: ({ open, setOpen }) => (
      <Dialog open={open} onOpenChange={setOpen} title={t('open')} description={t('about')}>
        <Suspense fallback={<p role="status">{loading}</p>}>
          <LinkPanel paper={paper} timeZone={timeZone} />
        </Suspense>
      </Dialog>
    ),
  };
}
