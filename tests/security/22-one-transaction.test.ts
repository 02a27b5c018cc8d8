import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { ALL_VERBS } from '@/tests/integration/verbs/all-verbs';
import type { VerbCase } from '@/tests/integration/verbs/verb-case';
import { asAdmin } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { ownDatabase } from '@/tests/support/own-database';
import { printOrdered } from '@/tests/support/print-ordered';
import { type StoredRows, tenantRows } from '@/tests/support/tenant-rows';

/** The work that writes most. What is killed between two statements is tried with real servers: `npm run faults`. */
const MOST = [
  'rentals.hand_over',
  'rentals.swap',
  'rentals.return',
  'payments.collect',
  'reservations.create',
  'customers.merge',
];
/** `EVERY_VERB=true` tries these, too. */
const MORE = [
  ...[
    'rentals.extend',
    'rentals.settle_return',
    'rentals.cancel',
    'payments.refund',
    'payments.void',
    'reservations.cancel',
  ],
  ...['invoices.issue', 'owners.issue_statement', 'drawers.sign', 'members.create'],
];
const VERBS = process.env.EVERY_VERB === 'true' ? [...MOST, ...MORE] : MOST;

let drop: () => Promise<void>;
let owner: postgres.Sql;
let tenant: TestTenant;
beforeAll(async () => {
  drop = await ownDatabase();
  owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  await owner.unsafe(`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'the connection is gone' using errcode = 'XX000'; end $$`);
  tenant = await makeTenant();
});
afterAll(async () => {
  await owner.end();
  await closeDatabase();
  await drop();
});

/** The tables in which something is new, another or gone. */
function changed(before: StoredRows, after: StoredRows): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (table) => JSON.stringify([...(before.get(table) ?? [])]) !== JSON.stringify([...(after.get(table) ?? [])]),
  );
}

/** An input for the verb, once the papers of all that was done for it are printed. That happens after a commit. */
async function readyInput(entry: VerbCase): Promise<unknown> {
  const input = await entry.allowed(tenant);
  await printOrdered(tenant.id);
  return input;
}

/** Breaks off the next transaction that writes into a table: at that very row, or when all is written. */
async function breaking(table: string, when: 'at once' | 'at the commit', work: () => Promise<void>): Promise<void> {
  const [kind, defer] = when === 'at once' ? ['', ''] : ['constraint', 'deferrable initially deferred'];
  await owner.unsafe(`create ${kind} trigger broken after insert or update or delete on ${table} ${defer}
    for each row execute function break_off()`);
  try {
    await work();
  } finally {
    await owner.unsafe(`drop trigger broken on ${table}`);
  }
}

describe.each(VERBS)('%s', (name) => {
  it('is done whole or not at all, wherever it breaks off', async () => {
    const entry = ALL_VERBS.find(({ verb }) => verb.verb.name === name);
    if (!entry) throw new Error(`There is no verb ${name}`);
    const input = await readyInput(entry);
    const ctx = await asAdmin(tenant);
    const before = await tenantRows(tenant.id);
    await entry.verb(ctx, input);
    await printOrdered(tenant.id);
    const written = changed(before, await tenantRows(tenant.id)).filter((table) => table !== 'documents');
    expect(written).toContain('audit_entries');
    let broken = 0;
    for (const table of written) {
      const again = await readyInput(entry);
      const untouched = await tenantRows(tenant.id);
      const when = table === 'audit_entries' ? 'at the commit' : 'at once';
      const retry = await asAdmin(tenant);
      let done = false;
      await breaking(table, when, async () => {
        done = await entry.verb(retry, again).then(
          () => true,
          () => false,
        );
      });
      await printOrdered(tenant.id);
      const left = changed(untouched, await tenantRows(tenant.id));
      // A row that the first time made, such as the day's drawer, is not written again.
      if (done) expect(left, table).not.toContain(table);
      else expect(left, table).toEqual([]);
      broken += done ? 0 : 1;
    }
    expect(broken).toBeGreaterThanOrEqual(written.length - 2);
  });
});
