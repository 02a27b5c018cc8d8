'use client';

import { AccountDeed } from '@/components/members/account-deed';
import type { MemberRow } from '@/lib/members/list-members';
import { unlockMemberAction } from '../actions';
import { switchAccess } from './switch-access';

/** What an admin gives back of another member's access, each after a question. Nothing where all is well. */
export function AccountActions({ member, locked }: { member: MemberRow; locked: boolean }) {
  const { id: memberId, name, active } = member;
  const asked = { id: `${memberId}-${member.version}-${member.sessions}`, name, primary: true };
  return (
    <>
      {locked && <AccountDeed deed="unlock" {...asked} action={() => unlockMemberAction({ memberId })} />}
      {!active && <AccountDeed deed="reactivate" {...asked} action={switchAccess(member, true)} />}
    </>
  );
}
