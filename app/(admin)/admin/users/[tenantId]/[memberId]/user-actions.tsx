'use client';

import { useTranslations } from 'next-intl';
import { AccountDeed } from '@/components/members/account-deed';
import { LinkDialog } from '@/components/members/link-dialog';
import { Card } from '@/components/ui/card';
import type { User } from '@/lib/users/get-user';
import {
  deactivateUserAction,
  endUserSessionsAction,
  reactivateUserAction,
  sendUserLinkAction,
  unlockUserAction,
} from '../../actions';

/** What an operator does to a member's access, each after a question. */
export function UserActions({ user }: { user: User }) {
  const t = useTranslations('members');
  const { id: memberId, tenantId, name, active, invited } = user;
  const input = { tenantId, memberId };
  const asked = { id: `${memberId}-${active}-${user.sessions}`, name };
  return (
    <Card title={t('access')}>
      <div className="flex flex-wrap gap-2">
        {active && (
          <LinkDialog
            memberId={memberId}
            name={name}
            invited={invited}
            invite={() => sendUserLinkAction(input)}
            worded
          />
        )}
        {user.locked && <AccountDeed deed="unlock" {...asked} action={(key) => unlockUserAction(input, key)} />}
        {user.sessions > 0 && (
          <AccountDeed deed="end_all" {...asked} action={(key) => endUserSessionsAction(input, key)} />
        )}
        {active ? (
          <AccountDeed deed="deactivate" {...asked} danger action={(key) => deactivateUserAction(input, key)} />
        ) : (
          <AccountDeed deed="reactivate" {...asked} action={(key) => reactivateUserAction(input, key)} />
        )}
      </div>
    </Card>
  );
}
