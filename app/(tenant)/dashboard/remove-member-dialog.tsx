'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { removeMemberAction } from './actions';

export function RemoveMemberDialog({ memberId, name }: { memberId: string; name: string }) {
  const t = useTranslations('members');
  const router = useRouter();
  const label = t('remove', { name });
  return (
    <ConfirmDialog
      id={`remove-member-${memberId}`}
      danger
      icon={<Icon name="trash-2" />}
      label={label}
      title={label}
      description={t('remove_help', { name })}
      confirmLabel={label}
      action={(_reason, key) => removeMemberAction({ memberId }, key)}
      onDone={() => {
        toast(t('removed_done', { name }));
        router.refresh();
      }}
    />
  );
}
