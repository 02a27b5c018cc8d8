'use client';

import { useTranslations } from 'next-intl';
import { AccountDeed } from '@/components/members/account-deed';
import { Card } from '@/components/ui/card';
import type { MemberRow } from '@/lib/members/list-members';
import { endMemberSessionsAction, unlockMemberAction } from '../actions';
import { switchAccess } from './switch-access';

/** What an admin gives back of another member's access, or ends for now, each after a question. Nothing where all is well. */
export function AccountActions({ member, locked }: { member: MemberRow; locked: boolean }) {
  const t = useTranslations('members');
  const { id: memberId, name, active, sessions } = member;
  const asked = { id: `${memberId}-${member.version}-${sessions}`, name };
  if (active && !locked && sessions === 0) return null;
  return (
    <Card title={t('access')}>
      <div className="flex flex-wrap gap-2">
        {locked && <AccountDeed deed="unlock" {...asked} action={() => unlockMemberAction({ memberId })} />}
        {sessions > 0 && (
          <AccountDeed deed="end_all" {...asked} action={(key) => endMemberSessionsAction({ memberId }, key)} />
        )}
        {!active && <AccountDeed deed="reactivate" {...asked} action={switchAccess(member, true)} />}
      </div>
    </Card>
  );
}
