import 'server-only';
import { asc, eq, sql } from 'drizzle-orm';
import { tenantSettings } from '@/db/schema/tenants';
import { vehicleClasses, vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { command, type WriteContext } from '../server/command';
import { listShortTurnarounds } from './list-short-turnarounds';
import { planTurnaround } from './plan-turnaround';
import { readHeldReturns } from './read-held-returns';
import { TURNAROUND_FIELDS } from './turnaround-fields';
import { ChangeTurnaroundInput } from './turnaround-input';

/**
 * Sets the time to prepare a vehicle between two customers, for new bookings and for those that stand. Where the next
 * customer comes sooner, a hold keeps what fits, and the answer names it (docs/rules.md §7).
 */
export const changeTurnaround = command(
  { name: 'allocations.change_turnaround', permission: 'settings.manage', input: ChangeTurnaroundInput },
  async (ctx, { turnaroundMinutes, version }) => {
    await lockFleet(ctx);
    const mine = eq(tenantSettings.tenantId, ctx.tenantId);
    const [before] = await ctx.tx
      .select({ turnaroundMinutes: tenantSettings.turnaroundMinutes })
      .from(tenantSettings)
      .where(mine)
      .for('no key update');
    if (!before) throw new AppError('record_not_found');
    await assertUnchanged(ctx, {
      fields: TURNAROUND_FIELDS,
      record: before,
      version,
      entity: 'tenant_settings',
      entityId: ctx.tenantId,
    });
    await ctx.tx.update(tenantSettings).set({ turnaroundMinutes, updatedAt: ctx.now }).where(mine);
    await stretchHolds(ctx, turnaroundMinutes);
    ctx.record({ entity: 'tenant_settings', entityId: ctx.tenantId, before, after: { turnaroundMinutes } });
    return listShortTurnarounds(ctx);
  },
);

/** Nobody may book meanwhile: whoever does locks the class and the vehicle, in this order. */
async function lockFleet(ctx: WriteContext): Promise<void> {
  for (const table of [vehicleClasses, vehicles]) {
    await ctx.tx
      .select({ id: table.id })
      .from(table)
      .where(eq(table.tenantId, ctx.tenantId))
      .orderBy(asc(table.id))
      .for('no key update');
  }
}

async function stretchHolds(ctx: WriteContext, minutes: number): Promise<void> {
  const plan = planTurnaround(await readHeldReturns(ctx), minutes);
  await ctx.tx.execute(sql`
    update vehicle_allocations a set period = tstzrange(lower(a.period), planned.until)
    from jsonb_to_recordset(${JSON.stringify(plan)}::text::jsonb) as planned (id uuid, until timestamptz)
    where a.tenant_id = ${ctx.tenantId} and a.id = planned.id`);
}
