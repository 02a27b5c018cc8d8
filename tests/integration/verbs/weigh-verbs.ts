import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import type { MemberRole } from '@/lib/auth/permissions';
import { newId } from '@/lib/id';
import type { ApiDocument } from '@/lib/openapi/api-document';
import { asMember } from '@/tests/support/contexts';
import { expectDescribed } from '@/tests/support/described-answer';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { verbChanges } from '@/tests/support/verb-changes';
import { VERB_RIGHTS } from './rights';
import type { VerbCase } from './verb-case';

function entriesOf(company: TestTenant, action: string): Promise<number> {
  return withTenant(company.id, async (tx) => {
    const mine = and(eq(auditEntries.tenantId, company.id), eq(auditEntries.action, action));
    const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(auditEntries).where(mine);
    return row?.count ?? 0;
  });
}

const MEMBER_ROLES: MemberRole[] = ['agent', 'manager', 'admin'];
const API: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));
/** The role with the most rights: if it is refused, the reason is not its rights. */
const MIGHTIEST: MemberRole = 'admin';

/**
 * What every verb must do: let the right roles in, refuse for the right reason, not know other companies' records, work
 * once, and write the right rows. What it answers is as the API describes it.
 */
export function weighVerbs(cases: readonly VerbCase[]): void {
  let tenant: TestTenant;
  let stranger: TestTenant;

  beforeAll(async () => {
    tenant = await makeTenant();
    stranger = await makeTenant();
  });
  afterAll(closeDatabase);

  describe.each(cases.map((entry) => [entry.verb.verb.name, entry] as const))('%s', (name, entry) => {
    const { verb } = entry;

    it('is let through to each role that may, and to no other', async () => {
      const [right, roles] = VERB_RIGHTS[name] ?? [];
      expect(verb.verb.permission).toBe(right);
      for (const role of MEMBER_ROLES) {
        const may = roles?.split(' ').includes(role) ?? false;
        const input = await entry.allowed(tenant, role);
        const before = await entriesOf(tenant, name);
        const attempt = verb(await asMember(tenant, role), input);
        if (may) await expect(attempt, role).resolves.toBeDefined();
        else await expect(attempt, role).rejects.toMatchObject({ code: 'insufficient_permissions' });
        const written = (await entriesOf(tenant, name)) - before;
        expect(written > 0, role).toBe(may);
      }
    });

    it('is refused where the state forbids it, and leaves no trace', async () => {
      const [input, code, fields] = await entry.forbidden(tenant);
      const before = await entriesOf(tenant, name);
      const refusal = await verb(await asMember(tenant, MIGHTIEST), input).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ code });
      expect(Object(refusal).fields).toEqual(fields);
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
      expectDescribed(API, name, first);
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

    // What each verb stores under which name, what it writes besides, and its audit entries, in one file per verb. If a
    // verb is meant to write something else, `npm test -- integration -- tests/integration/verbs -u` updates the files. Read what has
    // changed in them.
    it('writes these rows and no others, and answers so', async () => {
      const changes = await verbChanges(entry);
      await expect(changes).toMatchFileSnapshot(`writes/${name}.txt`);
    });
  });
}
