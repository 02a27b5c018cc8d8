'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { removeMemberAction } from './actions';

export function RemoveMemberDialog({ memberId, name }: { memberId: string; name: string }) {
  const t = useTranslations('staff');
  const router = useRouter();
  const label = t('remove', { name });
  return (
    <ConfirmDialog
      id={`remove-member-${memberId}`}
      danger
      icon={<Trash2 className="size-4" aria-hidden="true" />}
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
