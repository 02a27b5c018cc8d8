import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members, sessions } from '@/db/schema/members';
import { plans, tenants } from '@/db/schema/tenants';
import { countRequest } from '@/lib/auth/login-attempts';
import { peekCode } from '@/lib/auth/one-time-code';
import { verifyPassword } from '@/lib/auth/password';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { createMember } from '@/lib/members/create-member';
import { inviteMember, recordInvitation } from '@/lib/members/invite-member';
import { listMembers } from '@/lib/members/list-members';
import { removeMember } from '@/lib/members/remove-member';
import { updateMember } from '@/lib/members/update-member';
import { query } from '@/lib/server/query';
import { asAdmin } from '@/tests/support/contexts';
import { editNow } from '@/tests/support/edit-now';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

const weak = { password: 'password12', confirmation: 'password12' };
const strong = { password: 'mango-tonnerre-42-bato', confirmation: 'mango-tonnerre-42-bato' };

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function changes(memberId: string, more: object = {}) {
  return { memberId, name: 'Somebody', email: `${memberId}@test.test`, role: 'agent', active: true, ...more };
}

async function signIn(memberId: string) {
  const row = { tenantId: tenant.id, id: newId(), memberId, expiresAt: new Date(Date.now() + HOUR_MS) };
  await withTenant(tenant.id, (tx) => tx.insert(sessions).values(row));
}

async function rowOf(memberId: string) {
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(members).where(eq(members.id, memberId)));
  return row;
}

function openSessions(memberId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt))),
  );
}

describe('members', () => {
  it('are signed out by a new password and by a deactivation; a blank password keeps theirs', async () => {
    const ctx = await asAdmin(tenant);
    const { agent } = tenant.members;
    await signIn(agent);
    await editNow(updateMember, ctx, changes(agent));
    expect(await openSessions(agent)).toHaveLength(1);
    await expect(editNow(updateMember, ctx, changes(agent, weak))).rejects.toMatchObject({ code: 'password_too_weak' });
    await expect(editNow(updateMember, ctx, changes(agent, { password: 'x' }))).rejects.toMatchObject({
      fields: { confirmation: 'passwords_do_not_match' },
    });
    await editNow(updateMember, ctx, changes(agent, strong));
    expect(await openSessions(agent)).toHaveLength(0);
    await signIn(agent);
    await editNow(updateMember, ctx, changes(agent, { active: false }));
    expect(await openSessions(agent)).toHaveLength(0);
    await expect(recordInvitation(ctx, { memberId: agent })).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  it('have a new password stored and forgiven its failures, a blank one left as it was', async () => {
    const ctx = await asAdmin(tenant);
    const { agent } = tenant.members;
    const account = `${tenant.slug}/${agent}@test.test`;
    for (let count = 0; count < 5; count += 1) await countRequest(account, newId());
    await editNow(updateMember, ctx, changes(agent));
    expect((await countRequest(account, newId())).locked).toBe(true);
    await editNow(updateMember, ctx, changes(agent, strong));
    expect((await countRequest(account, newId())).locked).toBe(false);
    const stored = await rowOf(agent);
    expect(await verifyPassword(stored?.passwordHash ?? null, strong.password)).toBe(true);
    expect(stored?.passwordSetAt).not.toBeNull();
    await editNow(updateMember, ctx, changes(agent));
    expect(await rowOf(agent)).toMatchObject({
      passwordHash: stored?.passwordHash,
      passwordSetAt: stored?.passwordSetAt,
    });
    const { answer } = await inviteMember(ctx, { memberId: agent }, 'http://lakay.localhost');
    expect(answer.purpose).toBe('reset');
    const code = answer.link.split('code=')[1] ?? '';
    expect(await peekCode(['reset'], code)).toMatchObject({ subjectTenantId: tenant.id, memberId: agent });
    await expect(peekCode(['invitation'], code)).rejects.toMatchObject({ code: 'invalid_code' });
  });

  it('have a change of password recorded, and never the password', async () => {
    const ctx = await asAdmin(tenant);
    await editNow(updateMember, ctx, changes(tenant.members.agent, strong));
    const entries = await withTenant(tenant.id, (tx) => tx.select().from(auditEntries));
    expect(entries.map(({ after }) => after)).toMatchObject([
      { name: 'Somebody', active: true, passwordChanged: true },
    ]);
    expect(JSON.stringify(entries)).not.toContain('mango');
  });

  it('say at which field they are refused: an address taken, a password that is weak', async () => {
    const ctx = await asAdmin(tenant);
    const { agent, manager } = tenant.members;
    const email = `agent@${tenant.slug}.test`;
    await expect(createMember(ctx, { name: 'X', email, role: 'agent' })).rejects.toMatchObject({
      code: 'duplicate_email',
      fields: { email: 'duplicate_email' },
    });
    await expect(editNow(updateMember, ctx, changes(manager, { email }))).rejects.toMatchObject({
      code: 'duplicate_email',
      fields: { email: 'duplicate_email' },
    });
    await expect(editNow(updateMember, ctx, changes(agent, weak))).rejects.toMatchObject({
      fields: { password: 'password_too_weak' },
    });
    await expect(
      editNow(updateMember, ctx, changes(tenant.members.admin, { role: 'admin', active: false })),
    ).rejects.toMatchObject({ code: 'own_account' });
  });

  it('are as many as the plan has room for, of those who are active', async () => {
    const ctx = await asAdmin(tenant);
    await withPlatform((tx) => tx.insert(plans).values({ code: tenant.slug, memberLimit: 4 }));
    await withPlatform((tx) => tx.update(tenants).set({ plan: tenant.slug }).where(eq(tenants.id, tenant.id)));
    const add = () => createMember(ctx, { name: 'One more', email: `n${newId()}@lakay.test`, role: 'agent' });
    const { id } = await add();
    const full = { code: 'plan_limit_exceeded', params: { what: 'members', limit: 4, count: 4, plan: tenant.slug } };
    await expect(add()).rejects.toMatchObject(full);
    await editNow(updateMember, ctx, changes(id, { active: false }));
    const { id: next } = await add();
    await expect(editNow(updateMember, ctx, changes(id))).rejects.toMatchObject(full);
    await expect(editNow(updateMember, ctx, changes(next, { name: 'Changed' }))).resolves.toEqual({ id: next });
    await editNow(updateMember, ctx, changes(next, { active: false }));
    await expect(editNow(updateMember, ctx, changes(id))).resolves.toEqual({ id });
  });

  it('keep an admin: nobody takes their own rights, nor two admins each other’s', async () => {
    const ctx = await asAdmin(tenant);
    const { admin, manager } = tenant.members;
    const demote = changes(admin, { role: 'manager' });
    await expect(editNow(updateMember, ctx, demote)).rejects.toMatchObject({ code: 'own_account' });
    await expect(removeMember(ctx, { memberId: admin })).rejects.toMatchObject({ code: 'own_account' });
    await editNow(updateMember, ctx, changes(admin, { name: 'Renamed', role: 'admin' }));
    expect(await rowOf(admin)).toMatchObject({ name: 'Renamed', role: 'admin', active: true });
    await editNow(updateMember, ctx, changes(manager, { role: 'admin' }));
    const other = { ...ctx, member: { ...ctx.member, id: manager } };
    const both = await Promise.allSettled([
      removeMember(ctx, { memberId: manager }),
      removeMember(other, { memberId: admin }),
    ]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('when removed are signed out, leave the list, and their address is free again', async () => {
    const ctx = await asAdmin(tenant);
    const { agent, manager } = tenant.members;
    await editNow(updateMember, ctx, changes(agent, { email: 'same@lakay.test' }));
    for (const memberId of [agent, manager]) await signIn(memberId);
    await removeMember(ctx, { memberId: agent });
    expect([await openSessions(agent), await openSessions(manager)]).toMatchObject([[], [{ memberId: manager }]]);
    await createMember(ctx, { name: 'Next', email: 'same@lakay.test', role: 'agent' });
    const rows = await query(ctx, 'members.manage', listMembers);
    expect(rows.map((row) => row.id)).not.toContain(agent);
    await expect(editNow(updateMember, ctx, changes(agent))).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it('are listed with the active ones first, each group by name', async () => {
    const { agent, manager, admin } = tenant.members;
    const ctx = await asAdmin(tenant);
    await editNow(updateMember, ctx, changes(agent, { name: 'Anne', active: false }));
    const { id } = await createMember(ctx, { name: 'Zoé', email: 'zoe@lakay.test', role: 'manager' });
    await editNow(updateMember, ctx, changes(id, { name: 'Zoé', role: 'manager', ...strong }));
    const rows = await query(ctx, 'members.manage', listMembers);
    expect(rows.map((row) => [row.id, row.name, row.role, row.active, row.invited, row.lastLoginAt])).toEqual([
      [admin, 'The admin', 'admin', true, true, null],
      [manager, 'The manager', 'manager', true, true, null],
      [id, 'Zoé', 'manager', true, false, null],
      [agent, 'Anne', 'agent', false, true, null],
    ]);
  });
});
