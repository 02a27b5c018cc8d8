import { performance } from 'node:perf_hooks';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { migrate } from '@/db/migrate';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { newId } from '@/lib/id';
import { RUN_IMPORT } from '@/lib/imports/run-import';
import { asManager } from '@/tests/support/contexts';
import type { TestTenant } from '@/tests/support/factories';
import {
  CUSTOMER_COLUMNS,
  customerList,
  DRIVER_COLUMNS,
  driverList,
  upload,
  VEHICLE_COLUMNS,
  vehicleList,
} from '@/tests/support/import-lists';

/**
 * Measures 10,000 rows of each kind, from the upload to the end: first all new, then all existing, then all changed.
 * `TEST_DATABASE_URL=… npx tsx --tsconfig scripts/tsconfig.json tests/bench/import.ts [rows]` prints the times.
 */
const LISTS = {
  vehicles: [vehicleList, VEHICLE_COLUMNS, 7, '77'],
  customers: [customerList, CUSTOMER_COLUMNS, 0, 'Somebody Else'],
  drivers: [driverList, DRIVER_COLUMNS, 0, 'Somebody Else'],
} as const;

async function makeCompany(): Promise<TestTenant> {
  const id = newId();
  const slug = `b${id.slice(-10)}`;
  const manager = newId();
  await withPlatform((tx) => tx.insert(tenants).values({ id, slug, name: slug, plan: 'premium' }));
  await withTenant(id, async (tx) => {
    await tx.insert(tenantSettings).values({ tenantId: id, legalName: slug });
    await tx
      .insert(members)
      .values({ tenantId: id, id: manager, name: slug, email: `m@${slug}.test`, role: 'manager' });
  });
  return { id, slug, name: slug, members: { agent: manager, manager, admin: manager } };
}

async function measure(count: number): Promise<void> {
  const tenant = await makeCompany();
  const ctx = await asManager(tenant);
  for (const kind of ['vehicles', 'customers', 'drivers'] as const) {
    const [list, columns, changed, value] = LISTS[kind];
    const same = list({ count, mark: 'BN' });
    const other = list({ count, mark: 'BN', change: (cells) => cells.with(changed, value) });
    for (const [what, text, existing] of [
      ['new', same, 'keep'],
      ['known', same, 'keep'],
      ['changed', other, 'update'],
    ] as const) {
      const start = performance.now();
      const importId = await upload(ctx, kind, text);
      const read = performance.now();
      const result = await RUN_IMPORT[kind](ctx, { importId, columns, existing });
      const done = performance.now();
      console.log(
        `${count} ${kind}, ${what}: read ${Math.round(read - start)} ms, checked and written ${Math.round(done - read)} ms`,
        JSON.stringify({ created: result.createdCount, updated: result.updatedCount, left: result.skippedCount }),
      );
    }
  }
}

interface Scratch {
  scratchServer(): Promise<{ url: string; stop(): Promise<void> }>;
  makeDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }>;
}

// Safe because the shape is the one exported there.
const scratch = (await import(new URL('../../scripts/parts/scratch-database.mjs', import.meta.url).href)) as Scratch;
const server = await scratch.scratchServer();
const database = await scratch.makeDatabase(server.url);
process.env.DATABASE_URL = database.url;
try {
  await migrate(database.url);
  await measure(Number(process.argv[2] ?? 10_000));
} finally {
  await closeDatabase();
  await database.drop();
  await server.stop();
}
