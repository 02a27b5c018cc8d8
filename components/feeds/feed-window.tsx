'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CalendarFeedProps } from './calendar-feed';

const FeedPanel = lazyPart(() => import('./feed-panel').then((module) => module.FeedPanel));

interface Props extends CalendarFeedProps {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The dialog with the address at which a calendar reads who has which vehicle. */
export function FeedWindow({ open, setOpen, vehicleId, ...panel }: Props) {
  const t = useTranslations('feeds');
  const loading = useTranslations('common')('loading');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('title')}
      description={t(vehicleId ? 'about_vehicle' : 'about_company')}
    >
      <Suspense fallback={<p role="status">{loading}</p>}>
        <FeedPanel vehicleId={vehicleId} {...panel} />
      </Suspense>
    </Dialog>
  );
}
