import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { setPassword } from '@/lib/auth/set-password';
import { HOUR_MS } from '@/lib/durations';
import { createMember } from '@/lib/members/create-member';
import { inviteMember, recordInvitation } from '@/lib/members/invite-member';
import { listMembers } from '@/lib/members/list-members';
import { query } from '@/lib/server/query';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
let outbox: string;
beforeEach(async () => {
  tenant = await makeTenant();
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  process.env.MAIL_OUTBOX = outbox;
});
afterAll(closeDatabase);

/** The text of the only mail in the outbox. */
async function letter(): Promise<string> {
  const files = await readdir(outbox);
  expect(files).toHaveLength(1);
  return readFile(path.join(outbox, String(files[0])), 'utf8');
}

it('adds a member once per address, and invites them by a link that is stored nowhere', async () => {
  const ctx = await asAdmin(tenant);
  const input = { name: 'Naika Bazile', email: ' Naika@Lakay.test ', role: 'agent' };
  const { id } = await createMember(ctx, input);
  await expect(createMember(ctx, input)).rejects.toMatchObject({ code: 'duplicate_email' });
  const { answer, mail } = await inviteMember(ctx, { memberId: id }, 'http://lakay.localhost');
  expect(answer).toMatchObject({ purpose: 'invitation', name: 'Naika Bazile', email: 'naika@lakay.test' });
  expect(answer.link).toMatch(/^http:\/\/lakay\.localhost\/auth\/reset\?code=[\w-]{20,}$/);
  await mail();
  const text = await letter();
  for (const part of ['To: naika@lakay.test', 'Naika Bazile', tenant.name, answer.link]) expect(text).toContain(part);
  const rows = await query(ctx, 'members.manage', listMembers);
  expect(rows.find((row) => row.id === id)).toMatchObject({ email: 'naika@lakay.test', invited: true, active: true });
});

it.each([
  ['their own language', 'ht', 'Bonjou '],
  ['the company’s language if they have none', null, 'Bonjour '],
] as const)('writes to a member in %s', async (_what, locale, greeting) => {
  const { agent } = tenant.members;
  await withTenant(tenant.id, (tx) => tx.update(members).set({ locale }).where(eq(members.id, agent)));
  const { mail } = await inviteMember(await asAdmin(tenant), { memberId: agent }, 'http://lakay.localhost');
  await mail();
  expect(await letter()).toContain(greeting);
});

it('is neither made nor counted where nobody has set to which address it leads', async () => {
  const ctx = await asAdmin(tenant);
  const asked = inviteMember(ctx, { memberId: tenant.members.agent }, null);
  await expect(asked).rejects.toMatchObject({ code: 'link_origin_missing' });
  expect(await withTenant(tenant.id, (tx) => tx.$count(auditEntries))).toBe(0);
});

describe('a link', () => {
  const link = async () => {
    const { answer } = await inviteMember(
      await asAdmin(tenant),
      { memberId: tenant.members.agent },
      'http://lakay.localhost',
    );
    return answer.link.split('code=')[1] ?? '';
  };
  const password = 'mango-lakay-2026-solèy';
  const use = (code: string) => setPassword({ code, password, confirmation: password });
  const change = (memberId: string, values: Partial<typeof members.$inferInsert>) =>
    withTenant(tenant.id, (tx) => tx.update(members).set(values).where(eq(members.id, memberId)));

  it.each([
    ['is deactivated', { active: false }],
    ['is removed', { archivedAt: new Date() }],
    ['is an admin no longer', { role: 'manager' }],
  ] as const)('ends when the one who made it %s', async (_what, values) => {
    const code = await link();
    await change(tenant.members.admin, values);
    await expect(use(code)).rejects.toMatchObject({ code: 'invalid_code' });
    await change(tenant.members.admin, { active: true, archivedAt: null, role: 'admin' });
    expect(await use(code)).toEqual({ slug: tenant.slug });
  });

  it('ends when the receiver has another address', async () => {
    const code = await link();
    await change(tenant.members.agent, { email: `other@${tenant.slug}.test` });
    await expect(use(code)).rejects.toMatchObject({ code: 'invalid_code' });
  });

  it('is one of ten that a member makes in an hour', async () => {
    const { agent: memberId, manager: id } = tenant.members;
    for (let count = 0; count < 10; count += 1) await link();
    await expect(link()).rejects.toMatchObject({ code: 'too_many_links', params: { limit: 10, minutes: 60 } });
    const ctx = await asAdmin(tenant);
    await change(id, { role: 'admin' });
    await recordInvitation({ ...ctx, member: { ...ctx.member, id } }, { memberId });
    const later = await asAdmin(tenant, { now: new Date(Date.now() + HOUR_MS + 60_000) });
    await recordInvitation(later, { memberId });
  });
});
