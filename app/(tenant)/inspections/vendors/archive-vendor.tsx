'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { archiveVendorAction } from '../actions';

export function ArchiveVendor({ vendorId, name }: { vendorId: string; name: string }) {
  const t = useTranslations('maintenance');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={name}
      id={`archive-vendor-${vendorId}`}
      danger
      label={t('archive_vendor_named', { name })}
      title={t('archive_vendor_title', { name })}
      description={t('archive_vendor_effect')}
      confirmLabel={t('archive_vendor_named', { name })}
      action={(_reason, key) => archiveVendorAction({ vendorId }, key)}
      onDone={() => {
        toast.success(t('vendor_archived'));
        router.refresh();
      }}
    />
  );
}
