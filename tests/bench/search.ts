/**
 * Measures lists and searches in the database under row security, for one company with 100,000 customers, vehicles and
 * drivers each:
 *   npx tsx --tsconfig scripts/tsconfig.json tests/bench/search.ts postgres://user:password@host/empty_database [rows]
 * The database is migrated, and filled if it has no company yet. The figures are the best and the median run, including
 * planning. Next to them is a plain indexed query of the same shape, run by the tables' owner without row security.
 */
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { migrate } from '@/db/migrate';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { tallyCustomersByStatus } from '@/lib/customers/tally-customers';
import { DriverFilters } from '@/lib/drivers/input';
import { listDrivers } from '@/lib/drivers/list-drivers';
import { prepareSearch } from '@/lib/search/search';
import type { ReadContext } from '@/lib/server/query';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { tallyVehiclesByStatus } from '@/lib/vehicles/tally-vehicles';
import { fillCompany } from './fill-company';

const RUNS = 15;
const [, , url, rows = '100000'] = process.argv;
if (!url) throw new Error('which database?');

await migrate(url);
const sql = postgres(url, { max: 1, onnotice: () => undefined });
const [known] = await sql`select id from tenants limit 1`;
const tenantId: string = known?.id ?? (await fillCompany(sql, Number(rows)));

type Statement = { query: string; params: unknown[] };
let sent: Statement[] = [];
const logger = { logQuery: (query: string, params: unknown[]) => sent.push({ query, params }) };
const tx = drizzle(sql, { logger });
// Safe because reads use nothing else of their context.
const ctx = { tenantId, tx, now: new Date(), tenant: { timeZone: 'America/Port-au-Prince' } } as unknown as ReadContext;

async function asCompany() {
  await sql.unsafe(`set role wout_app; set app.tenant_id = '${tenantId}'`);
}

async function explain({ query, params }: Statement) {
  // Safe because these are the parameters given to the same driver.
  const [row] = await sql.unsafe(`explain (analyze, timing off, buffers, format json) ${query}`, params as string[]);
  const plan = row?.['QUERY PLAN'][0];
  return {
    ms: plan['Planning Time'] + plan['Execution Time'],
    pages: plan.Plan['Shared Hit Blocks'] + plan.Plan['Shared Read Blocks'],
  };
}

async function measure(statements: Statement[]) {
  let best = 0;
  let middle = 0;
  let pages = 0;
  for (const statement of statements) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await explain(statement));
    const times = runs.map(({ ms }) => ms).toSorted((a, b) => a - b);
    best += times[0] ?? 0;
    middle += times[Math.floor(RUNS / 2)] ?? 0;
    pages += runs.at(-1)?.pages ?? 0;
  }
  return { statements: statements.length, best, middle, pages };
}

async function time(name: string, run: () => Promise<unknown>) {
  sent = [];
  await run();
  const { statements, best, middle, pages } = await measure(sent);
  const cells = [name.padEnd(52), statements, best.toFixed(2).padStart(8), middle.toFixed(2).padStart(8), pages];
  process.stdout.write(`${cells.join('  ')}\n`);
}

async function pagesOf(list: 'customers' | 'vehicles' | 'drivers', address: Record<string, string>, depth: number) {
  const read = (cursor: string | null) =>
    list === 'customers'
      ? listCustomers(ctx, { ...CustomerFilters.parse(address), cursor })
      : list === 'vehicles'
        ? listVehicles(ctx, { ...VehicleFilters.parse(address), cursor })
        : listDrivers(ctx, { ...DriverFilters.parse(address), cursor });
  let cursor: string | null = null;
  for (let page = 1; page < depth; page += 1) cursor = (await read(cursor)).nextCursor ?? cursor;
  return () => read(cursor);
}

const someone = (await sql`select full_name, phone, license_number from customers where name_key > 'r' limit 1`)[0];
const CUSTOMERS: [string, Record<string, string>, number?][] = [
  ['no search, by name', {}],
  ['no search, by name, page 100', {}, 100],
  ['no search, newest', { sort: 'newest' }],
  ['blacklisted', { status: 'blacklisted' }],
  ['j', { q: 'j' }],
  ['j, newest', { q: 'j', sort: 'newest' }],
  ['jean', { q: 'jean' }],
  ['jean, page 100', { q: 'jean' }, 100],
  ['jean, newest', { q: 'jean', sort: 'newest' }],
  ['z (all at the end of the list)', { q: 'z' }],
  ['wi (many, at the end of the list)', { q: 'wi' }],
  ['zamor', { q: 'zamor' }],
  ['jean pierre', { q: 'jean pierre' }],
  ['jean pierre, newest', { q: 'jean pierre', sort: 'newest' }],
  ['marie joseph, page 20', { q: 'marie joseph' }, 20],
  ['petit frere', { q: 'petit frere' }],
  ['whole name', { q: someone?.full_name }],
  ['phone, four digits', { q: someone?.phone.slice(4, 8) }],
  ['phone as written', { q: `(509) ${someone?.phone.slice(4, 8)}-${someone?.phone.slice(8)}` }],
  ['licence without hyphen', { q: someone?.license_number.replace('-', '').toLowerCase() }],
  ['nobody', { q: 'qqxzz' }],
  ['jean, vip', { q: 'jean', tier: 'vip' }],
];
const VEHICLES: [string, Record<string, string>, number?][] = [
  ['no search, by name', {}],
  ['by plate', { sort: 'plate' }],
  ['by rate', { sort: 'rate' }],
  ['maintenance', { status: 'maintenance' }],
  ['rented', { status: 'rented' }],
  ['available', { status: 'available' }],
  ['toyota', { q: 'toyota' }],
  ['toyota, by rate', { q: 'toyota', sort: 'rate' }],
  ['rav 4 2021', { q: 'rav 4 2021' }],
  ['x-trail, by rate', { q: 'x-trail', sort: 'rate' }],
  ['lo 01109', { q: 'lo 01109' }],
  ['01109', { q: '01109' }],
  ['lo01109, by plate', { q: 'LO01109', sort: 'plate' }],
];

const DRIVERS: [string, Record<string, string>, number?][] = [
  ['no search, by name', {}],
  ['with rentals', { rentals: 'with' }],
  ['jean', { q: 'jean' }],
  ['jean, page 100', { q: 'jean' }, 100],
  ['jean pierre', { q: 'jean pierre' }],
  ['zamor', { q: 'zamor' }],
  ['nobody', { q: 'qqxzz' }],
];

process.stdout.write(`${'customers'.padEnd(50)}  statements  best ms  middle  pages of 8 kB\n`);
await asCompany();
for (const [name, address, depth = 1] of CUSTOMERS) await time(name, await pagesOf('customers', address, depth));
await time('tallies of all states', () => tallyCustomersByStatus(ctx, null));
await time('tallies of “zamor”', async () =>
  tallyCustomersByStatus(ctx, await prepareSearch(ctx, CUSTOMER_KIND, 'zamor')),
);
await time('tallies of “jean”', async () =>
  tallyCustomersByStatus(ctx, await prepareSearch(ctx, CUSTOMER_KIND, 'jean')),
);
process.stdout.write('vehicles\n');
for (const [name, address, depth = 1] of VEHICLES) await time(name, await pagesOf('vehicles', address, depth));
await time('tallies of all states', () => tallyVehiclesByStatus(ctx, null));

process.stdout.write('drivers\n');
for (const [name, address, depth = 1] of DRIVERS) await time(name, await pagesOf('drivers', address, depth));

process.stdout.write('the yardstick: one range of one index, no row security\n');
await sql`reset role`;
const columns = 'id, full_name, phone, license_number, status, tier, name_key';
const bare: [string, string][] = [
  ['names from “jean” on', `name_key >= 'jean' and name_key < 'jeao' order by name_key, id limit 26`],
  ['names from “zamor” on', `name_key >= 'zamor' and name_key < 'zamos' order by name_key, id limit 26`],
  ['one phone', `phone = '${someone?.phone}' order by phone limit 26`],
];
for (const [name, where] of bare) {
  const query = `select ${columns} from customers where tenant_id = '${tenantId}' and archived_at is null and ${where}`;
  await time(name, async () => sent.push({ query, params: [] }));
}
await sql.end();
