'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { FeedActions } from '@/components/feeds/feed-panel';
import { FeedWindow } from '@/components/feeds/feed-window';
import { MoreMenu } from '@/components/layout/more-menu';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { toast } from '@/components/ui/toast';
import { archiveVehicleAction } from '../actions';

interface Props {
  vehicleId: string;
  name: string;
  timeZone: string;
  feed: FeedActions;
  may: { feed: boolean; archive: boolean };
}

/** What is rarely done to a vehicle. What destroys comes last. */
export function VehicleActions({ vehicleId, name, timeZone, feed, may }: Props) {
  const t = useTranslations();
  const router = useRouter();
  return (
    <MoreMenu
      acts={[
        may.feed && {
          key: 'feed',
          label: t('feeds.title'),
          dialog: (at) => <FeedWindow vehicleId={vehicleId} timeZone={timeZone} actions={feed} {...at} />,
        },
        may.archive && {
          key: 'archive',
          label: t('vehicles.archive'),
          danger: true,
          dialog: (at) => (
            <ConfirmWindow
              id={`archive-vehicle-${vehicleId}`}
              danger
              title={t('confirm.delete_vehicle')}
              description={t('vehicles.archive_effect')}
              confirmLabel={t('vehicles.archive_named', { name })}
              deed="delete_vehicle"
              action={(_reason, key) => archiveVehicleAction({ vehicleId }, key)}
              onDone={() => {
                toast.success(t('success.vehicle_deleted'));
                router.push('/vehicles');
              }}
              {...at}
            />
          ),
        },
      ]}
    />
  );
}
