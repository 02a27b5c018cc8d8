import { readFileSync } from 'node:fs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { platformAuditEntries } from '@/db/schema/operators';
import { tenants } from '@/db/schema/tenants';
import { OPERATOR_ROLES } from '@/lib/auth/operator-permissions';
import { MEMBER_ROLES } from '@/lib/auth/permissions';
import { newId } from '@/lib/id';
import type { ApiDocument } from '@/lib/openapi/api-document';
import { suspendTenant } from '@/lib/tenants/suspend-tenant';
import { asOperator } from '@/tests/support/as-operator';
import { asMember } from '@/tests/support/contexts';
import { expectDescribed } from '@/tests/support/described-answer';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { OPERATOR_VERBS } from './all-verbs';
import { OPERATOR_VERB_RIGHTS } from './rights';

const API: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

/**
 * How often this was done to a company, according to the platform's log, which is also the company's own log. The input may
 * name another one, which it makes.
 */
async function timesDone(named: TestTenant, action: string, input: unknown): Promise<number> {
  const { slug } = Object(input);
  const [made] = slug ? await withPlatform((tx) => tx.select().from(tenants).where(eq(tenants.slug, slug))) : [named];
  if (!made) return 0;
  const company = { id: made.id };
  const counted = { count: sql<number>`count(*)::int` };
  const [platform] = await withPlatform((tx) => {
    const log = platformAuditEntries;
    return tx
      .select(counted)
      .from(log)
      .where(and(eq(log.subjectTenantId, company.id), eq(log.action, action)));
  });
  const [own] = await withTenant(company.id, (tx) =>
    tx
      .select(counted)
      .from(auditEntries)
      .where(and(eq(auditEntries.tenantId, company.id), eq(auditEntries.action, action))),
  );
  const untold = OPERATOR_VERBS.some(({ verb, untold }) => untold && verb.verb.name === action);
  expect(own?.count).toBe(untold ? 0 : platform?.count);
  return platform?.count ?? 0;
}

function rowsOf(...companies: TestTenant[]) {
  const ids = companies.map(({ id }) => id);
  return withPlatform((tx) => tx.select().from(tenants).where(inArray(tenants.id, ids)).orderBy(tenants.id));
}

/** Two companies that are not involved, one active and one suspended. */
async function bystanders() {
  const [working, suspended] = [await makeTenant(), await makeTenant()];
  await suspendTenant(await asOperator(), { tenantId: suspended.id, reason: 'Unpaid' });
  return [working, suspended];
}

describe.each(OPERATOR_VERBS.map((entry) => [entry.verb.verb.name, entry] as const))('%s', (name, entry) => {
  const { verb } = entry;

  it('is let through to each role that may, in admin mode alone', async () => {
    const [right, roles] = OPERATOR_VERB_RIGHTS[name] ?? [];
    expect(verb.verb.permission).toBe(right);
    for (const role of OPERATOR_ROLES) {
      const company = await makeTenant();
      const input = await entry.allowed(company);
      const before = await timesDone(company, name, input);
      const outside = verb(await asOperator(role, false), input);
      await expect(outside, role).rejects.toMatchObject({ code: 'insufficient_permissions' });
      const attempt = verb(await asOperator(role), input);
      const may = roles?.split(' ').includes(role) ?? false;
      if (may) await expect(attempt, role).resolves.toBeDefined();
      else await expect(attempt, role).rejects.toMatchObject({ code: 'insufficient_permissions' });
      expect((await timesDone(company, name, input)) - before, role).toBe(may ? 1 : 0);
    }
  });

  it('is refused to every member, of this company or of another', async () => {
    const input = await entry.allowed(tenant);
    const before = await rowsOf(tenant);
    for (const company of [tenant, await makeTenant()]) {
      for (const role of MEMBER_ROLES) {
        const attempt = verb((await asMember(company, role)) as never, input);
        await expect(attempt, role).rejects.toMatchObject({ code: 'insufficient_permissions' });
      }
    }
    expect(await rowsOf(tenant)).toEqual(before);
  });

  it('is refused where the state forbids it, and leaves no trace', async () => {
    const [input, code] = await entry.forbidden(tenant);
    const before = await timesDone(tenant, name, input);
    await expect(verb(await asOperator(), input)).rejects.toMatchObject({ code });
    expect(await timesDone(tenant, name, input)).toBe(before);
  });

  it('knows only companies that there are, answers as described, and touches no other', async () => {
    const others = await bystanders();
    const input = await entry.allowed(tenant);
    const before = await rowsOf(...others);
    const nowhere = entry.elsewhere?.(input, newId());
    if (nowhere) await expect(verb(await asOperator(), nowhere)).rejects.toMatchObject({ code: 'record_not_found' });
    const answer = await verb(await asOperator(), input);
    // Its route answers with the link that comes of it.
    if (name !== 'tenants.create') expectDescribed(API, name, answer);
    expect(await rowsOf(...others)).toEqual(before);
  });

  it('says which field is wrong, and never breaks, whatever it is given', async () => {
    const ctx = await asOperator();
    for (const nonsense of [null, undefined, 7, 'text', [], {}, { tenantId: [], reason: {} }])
      await expect(verb(ctx, nonsense)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:validation_error|missing_required|record_not_found)$/),
      });
  });
});
