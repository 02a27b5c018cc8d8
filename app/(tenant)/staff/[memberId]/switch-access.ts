import type { MemberRow } from '@/lib/members/list-members';
import { updateMemberAction } from '../actions';

/** Deactivates or reactivates a member, and leaves the rest as it was read. */
export function switchAccess({ id: memberId, version, name, email, role }: MemberRow, active: boolean) {
  const asRead = { memberId, version, name, email, role, password: '', confirmation: '' };
  return (key: string) => updateMemberAction({ ...asRead, active }, key);
}
