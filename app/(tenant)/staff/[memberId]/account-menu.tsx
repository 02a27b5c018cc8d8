'use client';

import { MemberMenu } from '@/components/members/member-menu';
import type { MemberRow } from '@/lib/members/list-members';
import { resetSecondFactorAction } from '../actions';
import { MEMBER_ACTIONS } from '../member-actions';
import { switchAccess } from './switch-access';

interface Props {
  member: MemberRow;
  own: boolean;
  history: { href: string; label: string };
}

/** What is rarely done to a member, and never to oneself: a link, ending their access, removing them. */
export function AccountMenu({ member, own, history }: Props) {
  const { id: memberId, name, active, invited, secondFactor } = member;
  const id = `${memberId}-${member.version}-${member.sessions}`;
  const reset = (key: string) => resetSecondFactorAction({ memberId }, key);
  const deeds = [
    ...(secondFactor ? [{ deed: 'reset_factor' as const, id, action: reset }] : []),
    ...(active ? [{ deed: 'deactivate' as const, id, action: switchAccess(member, false) }] : []),
  ];
  return (
    <MemberMenu
      memberId={memberId}
      name={name}
      invited={invited}
      actions={MEMBER_ACTIONS}
      may={{ invite: active, remove: !own }}
      history={history}
      deeds={own ? [] : deeds}
    />
  );
}
