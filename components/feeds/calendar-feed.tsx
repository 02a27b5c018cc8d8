'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { FeedActions } from './feed-panel';

const FeedPanel = lazyPart(() => import('./feed-panel').then((module) => module.FeedPanel));

interface CalendarFeedProps {
  /** Null for the calendar of the whole company. */
  vehicleId: string | null;
  timeZone: string;
  actions: FeedActions;
}

/** Opens the address at which a calendar reads who has which vehicle. */
export function CalendarFeed({ vehicleId, timeZone, actions }: CalendarFeedProps) {
  const t = useTranslations('feeds');
  const loading = useTranslations('common')('loading');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="calendar-clock" />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('title')}
        description={t(vehicleId ? 'about_vehicle' : 'about_company')}
      >
        <Suspense fallback={<p role="status">{loading}</p>}>
          <FeedPanel vehicleId={vehicleId} timeZone={timeZone} actions={actions} />
        </Suspense>
      </Dialog>
    </>
  );
}
