'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { MemberActions } from './member-actions';

interface Props {
  memberId: string;
  name: string;
  /** They have no password yet: removing them withdraws the invitation. */
  invited: boolean;
  remove: MemberActions['remove'];
}

export function RemoveMemberDialog({ memberId, name, invited, remove }: Props) {
  const t = useTranslations('members');
  const router = useRouter();
  const label = t(invited ? 'withdraw' : 'remove', { name });
  return (
    <ConfirmDialog
      id={`remove-member-${memberId}`}
      danger
      icon={<Icon name="trash-2" />}
      label={label}
      title={label}
      description={t(invited ? 'withdraw_help' : 'remove_help', { name })}
      confirmLabel={label}
      action={(_reason, key) => remove({ memberId }, key)}
      onDone={() => {
        toast(t(invited ? 'withdrawn_done' : 'removed_done', { name }));
        router.refresh();
      }}
    />
  );
}
