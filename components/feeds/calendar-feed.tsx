'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { FeedActions } from './feed-panel';
import { FeedWindow } from './feed-window';

export interface CalendarFeedProps {
  /** Null for the calendar of the whole company. */
  vehicleId: string | null;
  timeZone: string;
  actions: FeedActions;
}

/** Opens the address at which a calendar reads who has which vehicle. */
export function CalendarFeed(feed: CalendarFeedProps) {
  const t = useTranslations('feeds');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="calendar-clock" />} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      <FeedWindow {...feed} open={open} setOpen={setOpen} />
    </>
  );
}
