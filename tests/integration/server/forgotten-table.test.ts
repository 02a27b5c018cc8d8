import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { faultsIn } from '@/db/prove-isolation';

const owner = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
afterAll(() => owner.end());

const NEW_TABLE = 'create table fuel_cards (tenant_id uuid not null, id uuid not null, primary key (tenant_id, id))';
const FORGOTTEN = "The protection of fuel_cards was forgotten: a migration must call wout_protect('fuel_cards').";

/**
 * The result of the startup check after these statements, which are then rolled back. Only new tables, because other
 * tests use the rest.
 */
async function faultsAfter(...statements: string[]): Promise<string[]> {
  const undo = new Error('taken back');
  let faults: string[] = [];
  await owner
    .begin(async (tx) => {
      for (const statement of statements) await tx.unsafe(statement);
      faults = await faultsIn(tx);
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
  return faults;
}

it.each([
  ['is named', [NEW_TABLE], [FORGOTTEN]],
  ['is named, its rights given all the same', [NEW_TABLE, 'grant all on fuel_cards to wout_app'], [FORGOTTEN]],
  [
    'is named beside another',
    [NEW_TABLE, 'create table fuel_sales (id uuid primary key)'],
    ["fuel_sales has no tenant_id and is none of the platform's tables (PLATFORM_TABLES).", FORGOTTEN],
  ],
  ['is no fault once it is protected', [NEW_TABLE, "select wout_protect('fuel_cards')"], []],
  [
    'is named where the policy was written by hand and its rights left out',
    [
      NEW_TABLE,
      'alter table fuel_cards enable row level security',
      'alter table fuel_cards force row level security',
      'create policy tenant_isolation on fuel_cards for all to wout_app using (tenant_id = app_tenant_id()) with check (tenant_id = app_tenant_id())',
    ],
    ['wout_app may not read fuel_cards.'],
  ],
  [
    'is named where it has no tenant at all',
    ['create table fuel_cards (id uuid primary key)'],
    ["fuel_cards has no tenant_id and is none of the platform's tables (PLATFORM_TABLES)."],
  ],
])('a table whose protection was forgotten %s', async (_case, statements, faults) => {
  expect(await faultsAfter(...statements)).toEqual(faults);
});
