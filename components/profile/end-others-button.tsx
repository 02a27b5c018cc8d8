'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { ProfileActions } from './profile-actions';

export function EndOthersButton({ count, end }: { count: number; end: ProfileActions['endOthers'] }) {
  const t = useTranslations('profile');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`end-others-${count}`}
      label={t('end_others')}
      title={t('end_others')}
      description={t('end_others_help', { count })}
      confirmLabel={t('end_others')}
      action={(_reason, key) => end({ others: true }, key)}
      onDone={() => {
        toast(t('others_ended'));
        router.refresh();
      }}
    />
  );
}
