import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { can, type Permission } from '@/lib/auth/permissions';
import { decodeSessionToken } from '@/lib/auth/token';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { newId } from '@/lib/id';
import { readNotices } from '@/lib/notices/read-notices';
import { keepPreset } from '@/lib/reports/keep-preset';
import { listPresets } from '@/lib/reports/list-presets';
import { mailPreset } from '@/lib/reports/mail-preset';
import { removePreset } from '@/lib/reports/remove-preset';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { openThread } from '@/lib/support/open-thread';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { fillCompany } from '@/tests/support/next/fill-company';
import { allRoutes, answerOf, callRoute, type Route } from '@/tests/support/next/routes';
import { tenantRows } from '@/tests/support/tenant-rows';

const NOT_ALLOWED = [403, 'insufficient_permissions'];
const NOT_FOUND = [404, 'record_not_found'];
const PRESET = { from: '2026-01-01', until: '2035-12-31', range: 'last_month', types: ['payments'] };
/** An import needs the right of its kind, which is in its address. */
const RIGHTS: Record<string, Permission> = {
  'GET app/api/imports/[kind]/[importId]/check/route.ts': 'vehicles.import',
  'GET app/api/imports/[kind]/[importId]/problems/route.ts': 'vehicles.import',
  'GET app/api/imports/[kind]/[importId]/route.ts': 'vehicles.import',
  'GET app/api/imports/[kind]/route.ts': 'vehicles.import',
  'GET app/api/imports/[kind]/template/route.ts': 'vehicles.import',
  'POST app/api/imports/[kind]/route.ts': 'vehicles.import',
  'POST app/api/imports/[kind]/[importId]/run/route.ts': 'vehicles.import',
};

let tenant: TestTenant;
let ids: Record<string, string>;
let agent: string;
beforeAll(async () => {
  tenant = await makeTenant();
  ids = await fillCompany(tenant);
  agent = await memberToken(tenant, 'agent');
}, 300_000);
afterAll(closeDatabase);

const label = ({ method, file }: Route) => `${method} ${file}`;

/** The right that a route says it asks for. What it says was weighed by hand in `02-role-matrix` and with the verbs. */
async function rightOf(route: Route): Promise<string | null> {
  const { [route.method]: handler } = await import(path.resolve(route.file));
  return RIGHTS[label(route)] ?? handler.operation.permission;
}

describe('an agent, with the ids of what only managers or admins may touch', () => {
  it('is refused by each of those routes and by no other, and changes nothing there', async () => {
    const routes = allRoutes().filter(({ file }) =>
      /^app\/api\/(?!admin\/|auth\/|calendar\/|health|metrics|ready|\[\.)/.test(file),
    );
    const before = await tenantRows(tenant.id);
    const faults: string[] = [];
    let refused = 0;
    for (const route of routes) {
      const right = await rightOf(route);
      const may = !right || can('agent', right as Permission);
      // Writes that they may do would change something, so only their reads are tried.
      if (may && route.method !== 'GET') continue;
      arrive(agent);
      const params = Object.fromEntries(
        route.names.map((name) => [name, ids[name] ?? (name === 'kind' ? 'vehicles' : 'money')]),
      );
      const answer = await answerOf(route, { params, body: ids });
      const closed = String(answer) === String(NOT_ALLOWED);
      if (closed) refused += 1;
      if (closed === may) faults.push(`${label(route)} (${right}): ${answer}`);
    }
    expect(faults.join('\n')).toBe('');
    expect(refused).toBeGreaterThan(60);
    expect(await tenantRows(tenant.id)).toEqual(before);
  }, 300_000);
});

describe('what is one member’s own is no colleague’s', () => {
  it('a session, which only its member and an admin end', async () => {
    const managers = await memberToken(tenant, 'manager');
    const { sessionId = '' } = (await decodeSessionToken(managers)) ?? {};
    arrive(agent);
    const file = 'app/api/profile/sessions/[sessionId]/route.ts';
    expect(await answerOf({ method: 'DELETE', file }, { params: { sessionId } })).toEqual(NOT_FOUND);
    expect(await nextRequest(managers)).toEqual([200]);
  });

  it('an operator’s session', async () => {
    const [{ ctx, token }, other] = [await operatorToken('support'), await operatorToken('owner')];
    arrive(other.token);
    const file = 'app/api/admin/profile/sessions/[sessionId]/route.ts';
    expect(await answerOf({ method: 'DELETE', file }, { params: { sessionId: ctx.sessionId } })).toEqual(NOT_FOUND);
    expect(await nextRequest(token, 'operator')).toEqual([200]);
  });

  it('a report that was kept and not shared, also for an admin', async () => {
    const managers = await asManager(tenant);
    const { id: presetId } = await keepPreset(managers, { ...PRESET, name: 'Mine alone', shared: false });
    const admin = await asAdmin(tenant);
    const seen = (ctx: TenantContext) =>
      query(ctx, 'reports.view', listPresets).then((rows) => rows.map(({ id }) => id));
    expect(await seen(admin)).not.toContain(presetId);
    expect(await seen(managers)).toContain(presetId);
    // One after the other: of two at once, the second may fail while nobody waits for it yet, and with it the whole run.
    for (const attempt of [
      () => removePreset(admin, { presetId }),
      () => mailPreset(admin, { presetId, every: 'monthly' }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'record_not_found' });
    await expect(mailPreset(managers, { presetId, every: 'monthly' })).resolves.toBeDefined();
    await expect(removePreset(managers, { presetId })).resolves.toBeDefined();
  });

  it('a shared report, which colleagues read and do not remove', async () => {
    const { id: presetId } = await keepPreset(await asAdmin(tenant), { ...PRESET, name: 'For all', shared: true });
    const attempt = removePreset(await asManager(tenant), { presetId });
    await expect(attempt).rejects.toMatchObject({ code: 'insufficient_permissions' });
  });

  it('an answer that is kept by its key', async () => {
    const [key, kept] = [newId(), { ...PRESET, name: 'By a key', shared: false }];
    await keepPreset(await asManager(tenant, { idempotencyKey: key }), kept);
    const attempt = keepPreset(await asAdmin(tenant, { idempotencyKey: key }), kept);
    await expect(attempt).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  });

  it('a drawer, which an agent neither finds, reads nor counts for somebody else', async () => {
    const managers = await asManager(tenant);
    const float = { direction: 'in', currency: 'USD', amountCents: '100', reason: 'Float from the safe' };
    const { drawerId } = await moveDrawer(managers, float);
    const count = { seen: 1, usd: {}, htg: {}, others: {}, reason: 'Nothing in it' };
    arrive(agent);
    const list = await callRoute({ method: 'GET', file: 'app/api/drawers/route.ts' }, { query: 'tab=open' });
    expect([list.status, await list.text()]).toEqual([200, expect.not.stringContaining(drawerId)]);
    for (const [method, file] of [
      ['GET', 'app/api/drawers/[drawerId]/route.ts'],
      ['POST', 'app/api/drawers/[drawerId]/count/route.ts'],
    ] as const)
      expect(await answerOf({ method, file }, { params: { drawerId }, body: count }), file).toEqual(NOT_FOUND);
    await expect(countDrawer(managers, { drawerId, ...count })).resolves.toBeDefined();
  });

  it('a question to support, which an agent neither finds, reads nor answers for a colleague', async () => {
    const { id: threadId } = await openThread(await asManager(tenant), { subject: 'Wages', text: 'Who earns what?' });
    arrive(agent);
    const list = await callRoute({ method: 'GET', file: 'app/api/support/route.ts' });
    expect([list.status, await list.text()]).toEqual([200, expect.not.stringContaining(threadId)]);
    for (const [method, file] of [
      ['GET', 'app/api/support/[threadId]/route.ts'],
      ['POST', 'app/api/support/[threadId]/messages/route.ts'],
    ] as const)
      expect(await answerOf({ method, file }, { params: { threadId }, body: { text: 'So?' } }), file).toEqual(
        NOT_FOUND,
      );
  });

  it('a notice for one member', async () => {
    const notice = { tenantId: tenant.id, id: newId(), kind: 'support_answer', memberId: tenant.members.manager };
    await withTenant(tenant.id, (tx) => tx.insert(notices).values({ ...notice, subject: notice.id }));
    arrive(agent);
    const list = await callRoute({ method: 'GET', file: 'app/api/notices/route.ts' });
    expect([list.status, await list.text()]).toEqual([200, expect.not.stringContaining(notice.id)]);
    const read = { method: 'POST', file: 'app/api/notices/read/route.ts' };
    expect(await answerOf(read, { body: { noticeIds: [notice.id] } })).toEqual(NOT_FOUND);
    await expect(readNotices(await asManager(tenant), { noticeIds: [notice.id] })).resolves.toEqual({ read: 1 });
  });
});
