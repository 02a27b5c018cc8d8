import { eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicles } from '@/db/schema/vehicles';
import { ALL_VERBS } from '@/tests/integration/verbs/all-verbs';
import { asMember } from '@/tests/support/contexts';
import { makeDriver, makeTenant } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';
import { printOrdered } from '@/tests/support/print-ordered';

const holder = postgres(String(process.env.DATABASE_URL), { max: 1, onnotice: () => undefined });
const watcher = postgres(String(process.env.DATABASE_URL), { max: 1, onnotice: () => undefined });
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await closeDatabase();
});

/** The rows each verb locks before it reads what it decides by. Otherwise two at once would both read the old state. */
const LOCKS: Record<string, string[]> = {
  'payments.collect': ['rentals'],
  'payments.apply_deposit': ['rentals'],
  'payments.refund': ['rentals'],
  'payments.void': ['rentals'],
  'rentals.return': ['rentals', 'vehicles'],
  'rentals.settle_return': ['rentals', 'vehicles'],
  'rentals.swap': ['rentals', 'vehicles'],
  'rentals.cancel': ['rentals', 'vehicles'],
  'rentals.activate': ['rentals', 'customers', 'drivers', 'vehicles'],
  'rentals.hand_over': ['rentals', 'customers', 'drivers', 'vehicles'],
  'rentals.extend': ['rentals', 'vehicles'],
  'rentals.change_return_place': ['rentals'],
  'rentals.start_agreement': ['reservations'],
  'reservations.create': ['customers', 'vehicles'],
  'reservations.update': ['customers', 'vehicles', 'reservations'],
  'reservations.cancel': ['reservations'],
  'reservations.undo_no_show': ['vehicles', 'reservations'],
  'payments.add_charge': ['rentals'],
  'payments.void_charge': ['rentals'],
  'customers.archive': ['customers'],
  'customers.archive_many': ['customers'],
  'customers.set_status': ['customers'],
  'customers.blacklist': ['customers'],
  'customers.clear': ['customers'],
  'customers.merge': ['customers'],
  'drivers.archive': ['drivers'],
  'drivers.archive_many': ['drivers'],
  'drivers.update': ['drivers'],
  'vehicles.archive': ['vehicles'],
  'vehicles.archive_many': ['vehicles'],
  'vehicles.update': ['vehicles'],
  'vehicles.rename_class': ['vehicle_classes'],
  'vehicles.archive_class': ['vehicle_classes'],
  'members.update': ['members'],
  'members.remove': ['members'],
  'members.invite': ['members'],
  'vehicles.attach_file': ['vehicles'],
  'vehicles.change_file': ['vehicles'],
  'vehicles.archive_file': ['vehicles'],
  'customers.attach_file': ['customers'],
  'customers.change_file': ['customers'],
  'customers.archive_file': ['customers'],
  'drivers.attach_file': ['drivers'],
  'drivers.change_file': ['drivers'],
  'drivers.archive_file': ['drivers'],
  'inspections.attach_file': ['inspections'],
  'inspections.change_file': ['inspections'],
  'inspections.archive_file': ['inspections'],
  'payments.attach_file': ['charges'],
  'payments.change_file': ['charges'],
  'payments.archive_file': ['charges'],
  'inspections.attach_damage_file': ['damages'],
  'inspections.change_damage_file': ['damages'],
  'inspections.archive_damage_file': ['damages'],
  'inspections.close_damage': ['damages'],
  'inspections.reopen_damage': ['damages'],
  'inspections.record': ['vehicles'],
  'payments.charge_damage': ['rentals', 'damages'],
  'expenses.update': ['expenses'],
  'expenses.void': ['expenses'],
  'expenses.charge': ['expenses', 'rentals'],
  'expenses.attach_file': ['expenses'],
  'expenses.change_file': ['expenses'],
  'expenses.archive_file': ['expenses'],
  'accidents.update': ['accidents'],
  'accidents.archive': ['accidents'],
  'accidents.charge': ['accidents', 'rentals'],
  'accidents.attach_file': ['accidents'],
  'accidents.change_file': ['accidents'],
  'accidents.archive_file': ['accidents'],
  'support.answer': ['support_threads'],
  'support.close': ['support_threads'],
  'support.reopen': ['support_threads'],
  'support.mark_read': ['support_threads'],
  'support.attach_file': ['support_threads'],
  'support.change_file': ['support_threads'],
  'support.archive_file': ['support_threads'],
  'owners.update': ['owners'],
  'owners.start_share': ['owners', 'vehicles'],
  'owners.end_share': ['owner_shares'],
  'owners.issue_statement': ['owners'],
  'owners.pay': ['owners'],
  'owners.void_payout': ['owners', 'owner_payouts'],
  'imports.run_vehicles': ['imports'],
  'imports.run_customers': ['imports'],
  'imports.run_drivers': ['imports'],
};

const cases = Object.entries(LOCKS).flatMap(([name, tables]) => tables.map((table) => [name, table] as const));

/** What the work waits for while another connection holds the rows, or `went ahead` if it does not wait. */
async function waitsFor(table: string, tenantId: string, work: () => Promise<unknown>): Promise<string> {
  await holder`begin`;
  try {
    await holder.unsafe(`select 1 from ${table} where tenant_id = $1 for update`, [tenantId]);
    const [own] = await holder`select pg_backend_pid() as pid`;
    let done = false;
    const working = work().finally(() => {
      done = true;
    });
    let waiting: string | undefined;
    while (!done && !waiting) {
      const blocked = await watcher`select pid from pg_stat_activity where ${own?.pid} = any(pg_blocking_pids(pid))`;
      // Their texts are read once more: the first reading may be of the statement before the one that waits. Another file's
      // test may be waiting too, to change the table itself.
      const [found] = await watcher`select query from pg_stat_activity
        where pid = any(${blocked.map(({ pid }) => Number(pid))}::int[]) and query !~* '^\\s*(alter|drop|create|grant|reset|lock)\\y'`;
      waiting = found?.query;
    }
    await holder`rollback`;
    await working;
    return waiting ?? 'went ahead';
  } finally {
    await holder`rollback`;
  }
}

describe('a verb waits for whoever holds the rows that it decides by', () => {
  it.each(cases)('%s: %s', async (name, table) => {
    const entry = ALL_VERBS.find(({ verb }) => verb.verb.name === name);
    if (!entry) throw new Error(`There is no verb ${name}.`);
    const tenant = await makeTenant();
    const allowed = await entry.allowed(tenant);
    await printOrdered(tenant.id);
    const driverIds =
      table === 'drivers' && ['rentals.activate', 'rentals.hand_over'].includes(name)
        ? [await makeDriver(tenant)]
        : undefined;
    const input = driverIds ? withDrivers(allowed, driverIds) : allowed;
    const ctx = await asMember(tenant, 'admin');
    const waited = await waitsFor(table, tenant.id, () => entry.verb(ctx, input));
    expect(waited).toMatch(/for (?:no key )?update$/);
    expect(waited).toContain(`from "${table}"`);
  });
});

it.each(['vehicles.update', 'vehicles.archive'])(
  '%s: waits for the class before it locks the vehicle',
  async (name) => {
    const entry = ALL_VERBS.find(({ verb }) => verb.verb.name === name);
    const tenant = await makeTenant();
    const classId = await makeVehicleClass(tenant);
    const input = Object(await entry?.allowed(tenant));
    await withTenant(tenant.id, (tx) => tx.update(vehicles).set({ classId }).where(eq(vehicles.id, input.vehicleId)));
    const ctx = await asMember(tenant, 'admin');
    // Its version was read before the vehicle had a class.
    const attempt = () => entry?.verb(ctx, input).catch(() => undefined) ?? Promise.resolve();
    expect(await waitsFor('vehicle_classes', tenant.id, attempt)).toContain('from "vehicle_classes"');
  },
);

function withDrivers(input: unknown, driverIds: string[]): unknown {
  const { values, ...rest } = Object(input);
  return { ...rest, values: { ...values, driverIds } };
}
