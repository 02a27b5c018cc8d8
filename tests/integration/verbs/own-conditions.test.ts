import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, type Transaction } from '@/db/client';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { ALL_VERBS } from './all-verbs';

// The owner of the tables is a superuser, whom row security does not hold back.
const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
let tenant: TestTenant;
let stranger: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
  stranger = await makeTenant();
});
afterAll(async () => {
  await owner.end();
  await closeDatabase();
});

describe('without row security', () => {
  it.each(ALL_VERBS.filter((entry) => entry.stranger).map((entry) => [entry.verb.verb.name, entry] as const))(
    '%s does not reach another company’s record, because its own conditions name the company',
    async (_name, { verb, allowed, stranger: code }) => {
      const input = await allowed(tenant);
      const ctx = await asAdmin(stranger);
      const attempt = drizzle(owner).transaction((tx) => verb({ ...ctx, tx: tx as unknown as Transaction }, input));
      await expect(attempt).rejects.toMatchObject({ code });
    },
  );
});
