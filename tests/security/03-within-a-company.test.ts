import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { can, type Permission } from '@/lib/auth/permissions';
import { decodeSessionToken } from '@/lib/auth/token';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { keepPreset } from '@/lib/reports/keep-preset';
import { mailPreset } from '@/lib/reports/mail-preset';
import { removePreset } from '@/lib/reports/remove-preset';
import { asAdmin, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { arrive, memberToken, nextRequest } from '@/tests/support/next/arrive';
import { fillCompany } from '@/tests/support/next/fill-company';
import { allRoutes, answerOf, type Route } from '@/tests/support/next/routes';
import { tenantRows } from '@/tests/support/tenant-rows';

const NOT_ALLOWED = [403, 'insufficient_permissions'];
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
    expect(await answerOf({ method: 'DELETE', file }, { params: { sessionId } })).toEqual([404, 'record_not_found']);
    expect(await nextRequest(managers)).toEqual([200]);
  });

  it('a report that was kept and not shared, also for an admin', async () => {
    const period = { from: '2026-01-01', until: '2035-12-31', range: 'last_month' };
    const preset = { ...period, name: 'Mine alone', types: ['payments'], shared: false };
    const { id: presetId } = await keepPreset(await asManager(tenant), preset);
    for (const verb of [removePreset, mailPreset]) {
      const attempt = verb(await asAdmin(tenant), { presetId, every: 'month', format: 'csv', mailed: true });
      await expect(attempt).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:record_not_found|missing_required|validation_error)$/),
      });
    }
    await expect(removePreset(await asAdmin(tenant), { presetId })).rejects.toMatchObject({ code: 'record_not_found' });
    await expect(removePreset(await asManager(tenant), { presetId })).resolves.toBeDefined();
  });

  it('a drawer, which an agent neither reads nor counts for somebody else', async () => {
    const float = { direction: 'in', currency: 'USD', amountCents: '100', reason: 'Float from the safe' };
    const { drawerId } = await moveDrawer(await asManager(tenant), float);
    for (const [method, file] of [
      ['GET', 'app/api/drawers/[drawerId]/route.ts'],
      ['POST', 'app/api/drawers/[drawerId]/count/route.ts'],
    ] as const) {
      arrive(agent);
      const [status] = await answerOf(
        { method, file },
        { params: { drawerId }, body: { seen: 'x', usd: {}, htg: {}, others: {} } },
      );
      expect([403, 404, 422], `${method} ${file}`).toContain(status);
    }
  });
});
