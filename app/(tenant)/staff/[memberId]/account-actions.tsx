'use client';

import { useTranslations } from 'next-intl';
import { AccountDeed } from '@/components/members/account-deed';
import { Card } from '@/components/ui/card';
import type { MemberRow } from '@/lib/members/list-members';
import { endMemberSessionsAction, resetSecondFactorAction, unlockMemberAction, updateMemberAction } from '../actions';

/** What an admin does to another member's access, each after a question. */
export function AccountActions({ member, locked }: { member: MemberRow; locked: boolean }) {
  const t = useTranslations('members');
  const { id: memberId, name, email, role, active, version } = member;
  const asked = { id: `${memberId}-${version}-${member.sessions}`, name };
  const switchTo = (next: boolean) => (key: string) =>
    updateMemberAction({ memberId, version, name, email, role, active: next, password: '', confirmation: '' }, key);
  return (
    <Card title={t('access')}>
      <div className="flex flex-wrap gap-2">
        {locked && <AccountDeed deed="unlock" {...asked} action={() => unlockMemberAction({ memberId })} />}
        {member.sessions > 0 && (
          <AccountDeed deed="end_all" {...asked} action={(key) => endMemberSessionsAction({ memberId }, key)} />
        )}
        {member.secondFactor && (
          <AccountDeed
            deed="reset_factor"
            {...asked}
            danger
            action={(key) => resetSecondFactorAction({ memberId }, key)}
          />
        )}
        {active ? (
          <AccountDeed deed="deactivate" {...asked} danger action={switchTo(false)} />
        ) : (
          <AccountDeed deed="reactivate" {...asked} action={switchTo(true)} />
        )}
      </div>
    </Card>
  );
}
