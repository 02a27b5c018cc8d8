'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { archiveOwnerAction } from '../actions';

export function ArchiveOwner({ ownerId, name }: { ownerId: string; name: string }) {
  const t = useTranslations('owners');
  const router = useRouter();
  return (
    <ConfirmInMenu
      id={`archive-owner-${ownerId}`}
      danger
      label={t('archive')}
      title={t('archive_title', { name })}
      description={t('archive_help')}
      confirmLabel={t('archive_confirm')}
      action={(_reason, key) => archiveOwnerAction({ ownerId }, key)}
      onDone={() => {
        toast.success(t('archived'));
        router.push('/owners');
      }}
    />
  );
}
