import 'server-only';
import { and, eq } from 'drizzle-orm';
import { members } from '@/db/schema/members';
import { revokeMemberSessions } from '../auth/revoke-session';
import { AppError } from '../errors';
import { assertKeepsAdmin } from '../members/keep-an-admin';
import { assertWithinPlan } from '../tenants/assert-within-plan';
import { userCommand } from './user-command';

/** Keeps a member out and ends their sessions. A company's last active admin stays (docs/rules.md §4). */
export const deactivateUser = userCommand({ name: 'users.deactivate' }, async ({ tx, tenantId, member, all, now }) => {
  if (!member.active) throw new AppError('invalid_transition');
  assertKeepsAdmin(member, all, { actorId: null, staysAdmin: false });
  await tx
    .update(members)
    .set({ active: false, updatedAt: now })
    .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
  await revokeMemberSessions(tx, tenantId, member.id);
  return { before: { active: true }, after: { active: false }, output: { id: member.id } };
});

/** Lets a member in again, if the company's plan has room for one more. */
export const reactivateUser = userCommand({ name: 'users.reactivate' }, async ({ tx, tenantId, member, now }) => {
  if (member.active) throw new AppError('invalid_transition');
  await assertWithinPlan({ tx, tenantId }, 'members');
  await tx
    .update(members)
    .set({ active: true, updatedAt: now })
    .where(and(eq(members.tenantId, tenantId), eq(members.id, member.id)));
  return { before: { active: false }, after: { active: true }, output: { id: member.id } };
});
