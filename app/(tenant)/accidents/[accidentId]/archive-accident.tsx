'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { archiveAccidentAction } from '../actions';

export function ArchiveAccident({ accidentId }: { accidentId: string }) {
  const t = useTranslations('accidents');
  const router = useRouter();
  return (
    <ConfirmInMenu
      id={`archive-accident-${accidentId}`}
      danger
      label={t('archive')}
      title={t('archive_title')}
      description={t('archive_effect')}
      confirmLabel={t('archive_confirm')}
      action={(_reason, key) => archiveAccidentAction({ accidentId }, key)}
      onDone={() => {
        toast.success(t('archived'));
        router.push('/accidents');
      }}
    />
  );
}
