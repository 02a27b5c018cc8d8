import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { sessions } from '@/db/schema/members';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { query } from '@/lib/server/query';
import { createMember } from '@/lib/staff/create-member';
import { inviteMember, recordInvitation } from '@/lib/staff/invite-member';
import { listMembers } from '@/lib/staff/list-members';
import { removeMember } from '@/lib/staff/remove-member';
import { updateMember } from '@/lib/staff/update-member';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

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

function openSessions(memberId: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.memberId, memberId), isNull(sessions.revokedAt))),
  );
}

describe('members', () => {
  it('are added by an admin, once per address, and invited by a link that is stored nowhere', async () => {
    const ctx = await asAdmin(tenant);
    const input = { name: 'Naika Bazile', email: ' Naika@Lakay.test ', role: 'agent' };
    const { id } = await createMember(ctx, input);
    await expect(createMember(ctx, input)).rejects.toMatchObject({ code: 'duplicate_email' });
    const { answer, mail } = await inviteMember(ctx, { memberId: id }, 'http://lakay.localhost');
    expect(answer).toMatchObject({ purpose: 'invitation', email: 'naika@lakay.test' });
    const outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
    process.env.MAIL_OUTBOX = outbox;
    await mail();
    const letter = await readFile(path.join(outbox, String((await readdir(outbox))[0])), 'utf8');
    expect(letter).toContain('Naika Bazile');
    expect(letter).toContain(answer.link);
    expect(answer.link).toMatch(/^http:\/\/lakay\.localhost\/auth\/reset\?code=[\w-]{20,}$/);
    const rows = await query(ctx, 'members.manage', listMembers);
    expect(rows.find((row) => row.id === id)).toMatchObject({ email: 'naika@lakay.test', invited: true, active: true });
  });

  it('are signed out by a new password and by a deactivation; a blank password keeps theirs', async () => {
    const ctx = await asAdmin(tenant);
    const { agent } = tenant.members;
    await signIn(agent);
    await updateMember(ctx, changes(agent));
    expect(await openSessions(agent)).toHaveLength(1);
    const weak = { password: 'password12', confirmation: 'password12' };
    await expect(updateMember(ctx, changes(agent, weak))).rejects.toMatchObject({ code: 'password_too_weak' });
    await expect(updateMember(ctx, changes(agent, { password: 'x' }))).rejects.toMatchObject({
      fields: { confirmation: 'passwords_do_not_match' },
    });
    const strong = { password: 'mango-tonnerre-42-bato', confirmation: 'mango-tonnerre-42-bato' };
    await updateMember(ctx, changes(agent, strong));
    expect(await openSessions(agent)).toHaveLength(0);
    await signIn(agent);
    await updateMember(ctx, changes(agent, { active: false }));
    expect(await openSessions(agent)).toHaveLength(0);
    await expect(recordInvitation(ctx, { memberId: agent })).rejects.toMatchObject({ code: 'invalid_transition' });
  });

  it('keep an admin: nobody takes their own rights, nor two admins each other’s', async () => {
    const ctx = await asAdmin(tenant);
    const { admin, manager } = tenant.members;
    const demote = changes(admin, { role: 'manager' });
    await expect(updateMember(ctx, demote)).rejects.toMatchObject({ code: 'own_account' });
    await expect(removeMember(ctx, { memberId: admin })).rejects.toMatchObject({ code: 'own_account' });
    await updateMember(ctx, changes(manager, { role: 'admin' }));
    const other = { ...ctx, member: { ...ctx.member, id: manager } };
    const both = await Promise.allSettled([
      removeMember(ctx, { memberId: manager }),
      removeMember(other, { memberId: admin }),
    ]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('when removed leave the list, and their address is free again', async () => {
    const ctx = await asAdmin(tenant);
    const { agent } = tenant.members;
    await updateMember(ctx, changes(agent, { email: 'same@lakay.test' }));
    await removeMember(ctx, { memberId: agent });
    await createMember(ctx, { name: 'Next', email: 'same@lakay.test', role: 'agent' });
    const rows = await query(ctx, 'members.manage', listMembers);
    expect(rows.map((row) => row.id)).not.toContain(agent);
    await expect(updateMember(ctx, changes(agent))).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it('are an admin’s matter, of the own company only', async () => {
    const stranger = await asAdmin(await makeTenant());
    const manager = await asManager(tenant);
    const memberId = tenant.members.agent;
    const attempts = [
      [updateMember, changes(memberId)],
      [removeMember, { memberId }],
      [recordInvitation, { memberId }],
    ] as const;
    for (const [verb, input] of attempts) {
      await expect(verb(manager, input)).rejects.toMatchObject({ code: 'insufficient_permissions' });
      await expect(verb(stranger, input)).rejects.toMatchObject({ code: 'record_not_found' });
    }
    const create = createMember(manager, { name: 'X', email: 'x@y.test', role: 'admin' });
    await expect(create).rejects.toMatchObject({ code: 'insufficient_permissions' });
  });
});
