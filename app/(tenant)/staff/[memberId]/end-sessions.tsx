'use client';

import { AccountDeed } from '@/components/members/account-deed';
import type { MemberRow } from '@/lib/members/list-members';
import { endMemberSessionsAction } from '../actions';

/** Signs another member out of all devices, after a question. */
export function EndSessions({ member: { id: memberId, name, version, sessions } }: { member: MemberRow }) {
  return (
    <AccountDeed
      deed="end_all"
      id={`${memberId}-${version}-${sessions}`}
      name={name}
      action={(key) => endMemberSessionsAction({ memberId }, key)}
    />
  );
}
