'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { archiveDriverAction } from '../actions';

export function DriverActions({ driverId, name }: { driverId: string; name: string }) {
  const t = useTranslations();
  const router = useRouter();
  return (
    <ConfirmInMenu
      id={`archive-driver-${driverId}`}
      danger
      label={t('drivers.archive')}
      title={t('confirm.delete_driver')}
      description={t('drivers.archive_effect')}
      confirmLabel={t('drivers.archive_named', { name })}
      deed="delete_driver"
      action={(_reason, key) => archiveDriverAction({ driverId }, key)}
      onDone={() => {
        toast.success(t('success.driver_deleted'));
        router.push('/drivers');
      }}
    />
  );
}
