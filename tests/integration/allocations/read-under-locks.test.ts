import { and, eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicles } from '@/db/schema/vehicles';
import { afterLocks, lockBookingTogether } from '@/lib/allocations/lock-for-booking';
import { together } from '@/lib/server/together';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, makeVehicle } from '@/tests/support/factories';
import { makeVehicleClass } from '@/tests/support/make-rule';

const holder = postgres(String(process.env.DATABASE_URL), { max: 1, onnotice: () => undefined });
const watcher = postgres(String(process.env.DATABASE_URL), { max: 1, onnotice: () => undefined });
afterAll(async () => {
  await Promise.all([holder.end(), watcher.end()]);
  await closeDatabase();
});

async function untilSomebodyWaits(): Promise<void> {
  const [own] = await holder`select pg_backend_pid() as pid`;
  for (let waiting = 0; waiting === 0; ) {
    const [row] =
      await watcher`select count(*)::int as waiting from pg_stat_activity where ${own?.pid} = any(pg_blocking_pids(pid))`;
    waiting = Number(row?.waiting);
  }
}

it('reads what the locks leave, although it asks for both at once', async () => {
  const tenant = await makeTenant();
  const classId = await makeVehicleClass(tenant);
  const vehicleId = await makeVehicle(tenant, { classId });
  const ctx = await asAgent(tenant);
  const mine = and(eq(vehicles.tenantId, tenant.id), eq(vehicles.id, vehicleId));

  await holder`begin`;
  await holder`update vehicles set odometer_km = 77777 where tenant_id = ${tenant.id} and id = ${vehicleId}`;
  const reading = withTenant(tenant.id, (tx) => {
    const write = { ...ctx, tx, record: () => undefined, afterCommit: () => undefined };
    return together(
      lockBookingTogether(write, vehicleId, [classId]),
      afterLocks(async () => tx.select({ odometerKm: vehicles.odometerKm }).from(vehicles).where(mine)),
    );
  });
  await untilSomebodyWaits();
  await holder`commit`;

  const [locked, read] = await reading;
  expect(locked.odometerKm).toBe(77_777);
  expect(read).toEqual([{ odometerKm: 77_777 }]);
});
