import { readdirSync } from 'node:fs';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { MEMBER_ROLES, type MemberRole } from '@/lib/auth/permissions';
import { newId } from '@/lib/id';
import type { Verb } from '@/lib/server/command';
import { asMember } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { ALL_VERBS, OPERATOR_VERBS } from './all-verbs';
import { OPERATOR_VERB_RIGHTS, VERB_RIGHTS } from './rights';

let tenant: TestTenant;
let stranger: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant();
  stranger = await makeTenant();
});
afterAll(closeDatabase);

function entriesOf(company: TestTenant, action: string): Promise<number> {
  return withTenant(company.id, async (tx) => {
    const mine = and(eq(auditEntries.tenantId, company.id), eq(auditEntries.action, action));
    const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(auditEntries).where(mine);
    return row?.count ?? 0;
  });
}

/** The role with the most rights: what is refused to it is refused for another reason. */
const MIGHTIEST: MemberRole = 'admin';

it('are all in the list', async () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) => /^[^.]+\.tsx?$/.test(file));
  const modules = await Promise.all(files.map((file) => import(path.resolve('lib', file))));
  const found = modules.flatMap((exported) => Object.values(exported).flatMap(verbsIn));
  expect(found.length).toBeGreaterThan(20);
  const listed = [...ALL_VERBS, ...OPERATOR_VERBS].map(({ verb }) => verb.verb.name);
  expect(listed.toSorted()).toEqual([...new Set(found)].toSorted());
  expect(Object.keys({ ...VERB_RIGHTS, ...OPERATOR_VERB_RIGHTS }).toSorted()).toEqual(listed.toSorted());
});

/** A verb is a function that says its name; a few stand in a table by the kind of record. */
function verbsIn(exported: unknown): string[] {
  if (typeof exported === 'function') return 'verb' in exported ? [(exported as Verb<unknown>).verb.name] : [];
  return exported && Object.getPrototypeOf(exported) === Object.prototype
    ? Object.values(exported).flatMap(verbsIn)
    : [];
}

describe.each(ALL_VERBS.map((entry) => [entry.verb.verb.name, entry] as const))('%s', (name, entry) => {
  const { verb } = entry;

  it('is let through to each role that may, and to no other', async () => {
    const [right, roles] = VERB_RIGHTS[name] ?? [];
    expect(verb.verb.permission).toBe(right);
    for (const role of MEMBER_ROLES) {
      const may = roles?.split(' ').includes(role) ?? false;
      const input = await entry.allowed(tenant);
      const before = await entriesOf(tenant, name);
      const attempt = verb(await asMember(tenant, role), input);
      if (may) await expect(attempt, role).resolves.toBeDefined();
      else await expect(attempt, role).rejects.toMatchObject({ code: 'insufficient_permissions' });
      const written = (await entriesOf(tenant, name)) - before;
      expect(written > 0, role).toBe(may);
    }
  });

  it('is refused where the state forbids it, and leaves no trace', async () => {
    const [input, code] = await entry.forbidden(tenant);
    const before = await entriesOf(tenant, name);
    await expect(verb(await asMember(tenant, MIGHTIEST), input)).rejects.toMatchObject({ code });
    expect(await entriesOf(tenant, name)).toBe(before);
  });

  it.runIf(entry.stranger)('does not know what is another company’s', async () => {
    const input = await entry.allowed(tenant);
    const before = await entriesOf(stranger, name);
    await expect(verb(await asMember(stranger, MIGHTIEST), input)).rejects.toMatchObject({ code: entry.stranger });
    expect(await entriesOf(stranger, name)).toBe(before);
    await expect(verb(await asMember(tenant, MIGHTIEST), input)).resolves.toBeDefined();
  });

  it('answers a request that comes twice as it did at first, and does it once', async () => {
    const input = await entry.allowed(tenant);
    const before = await entriesOf(tenant, name);
    const ctx = await asMember(tenant, MIGHTIEST, { idempotencyKey: newId() });
    const [first, second] = await Promise.all([verb(ctx, input), verb(ctx, input)]);
    expect(second).toEqual(first);
    expect(await verb(ctx, input)).toEqual(first);
    expect(await entriesOf(tenant, name)).toBe(before + 1);
  });

  it('says which field is wrong, and never breaks, whatever it is given', async () => {
    const ctx = await asMember(tenant, MIGHTIEST);
    for (const nonsense of [
      null,
      undefined,
      7,
      'text',
      [],
      {},
      { rentalId: 1, vehicleId: [], values: 'x', amountCents: {} },
    ])
      await expect(verb(ctx, nonsense)).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:validation_error|missing_required|record_not_found)$/),
      });
  });
});
