import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { asMember } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { rowChanges } from '@/tests/support/row-changes';
import { tenantRows } from '@/tests/support/tenant-rows';
import { ALL_VERBS } from './all-verbs';

afterAll(closeDatabase);

/** The texts of an input that are new in each run, such as a plate, by their place in it. */
function randomTexts(input: unknown, place = ''): [string, string][] {
  if (typeof input === 'string') return /[0-9a-f]{6,}/i.test(input) ? [[input, place]] : [];
  if (input === null || typeof input !== 'object') return [];
  return Object.entries(input).flatMap(([name, value]) => randomTexts(value, place ? `${place}.${name}` : name));
}

function namesOf(tenant: TestTenant, input: unknown): Map<string, string> {
  const members = Object.entries(tenant.members).map(([role, id]): [string, string] => [id, role]);
  return new Map([...randomTexts(input), [tenant.slug, 'slug'], ...members, [tenant.id, 'tenant']]);
}

// What is stored under which name, what is written beside it and what the audit log says, in a file for each verb. Where a verb
// is meant to write something else, `npm test -- integration -- writes -u` writes the files anew: read what has changed in them.
describe.each(ALL_VERBS.map((entry) => [entry.verb.verb.name, entry] as const))('%s', (name, entry) => {
  it('writes these rows and no others', async () => {
    const tenant = await makeTenant({ turnaroundMinutes: 90, htgRate: '131.5000', htgRateOn: '2026-11-20' });
    const input = await entry.allowed(tenant);
    const before = await tenantRows(tenant.id);
    const ctx = await asMember(tenant, 'admin');
    await entry.verb(ctx, input);
    const changes = rowChanges(before, await tenantRows(tenant.id), { now: ctx.now, names: namesOf(tenant, input) });
    await expect(changes).toMatchFileSnapshot(`writes/${name}.txt`);
  });
});
