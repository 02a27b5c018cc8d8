'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { archiveVehicleAction } from '../actions';

export function ArchiveVehicle({ vehicleId, name }: { vehicleId: string; name: string }) {
  const t = useTranslations();
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`archive-vehicle-${vehicleId}`}
      danger
      label={t('vehicles.archive')}
      title={t('confirm.delete_vehicle')}
      description={t('vehicles.archive_effect')}
      confirmLabel={t('vehicles.archive_named', { name })}
      deed="delete_vehicle"
      action={(_reason, key) => archiveVehicleAction({ vehicleId }, key)}
      onDone={() => {
        toast.success(t('success.vehicle_deleted'));
        router.push('/vehicles');
      }}
    />
  );
}
