import 'server-only';
import { redirect } from 'next/navigation';
import { can, type MemberRole, type Permission } from '../auth/permissions';

/** Sends who may not open a page to one that they may, where `RefusedNotice` says why they are there. */
export function requireRight({ role }: { role: MemberRole }, permission: Permission, instead = '/dashboard'): void {
  if (!can(role, permission)) redirect(`${instead}?refused=1`);
}
