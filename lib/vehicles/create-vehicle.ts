import 'server-only';
import { and, count, eq, isNull } from 'drizzle-orm';
import { plans, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import { AppError } from '../errors';
import { newId } from '../id';
import { command, type WriteContext } from '../server/command';
import { CreateVehicleInput } from './input';
import { translateDuplicate, vehicleColumns } from './vehicle-columns';

export const createVehicle = command(
  { name: 'vehicles.create', permission: 'vehicles.create', input: CreateVehicleInput },
  async (ctx, input) => {
    await assertWithinPlan(ctx);
    const id = newId();
    const columns = vehicleColumns(input);
    try {
      await ctx.tx.insert(vehicles).values({ tenantId: ctx.tenantId, id, ...columns });
    } catch (error) {
      throw translateDuplicate(error);
    }
    ctx.record({ entity: 'vehicle', entityId: id, before: null, after: columns });
    return { id };
  },
);

async function assertWithinPlan(ctx: WriteContext): Promise<void> {
  const [[plan], [fleet]] = await Promise.all([
    ctx.tx
      .select({ limit: plans.vehicleLimit, code: plans.code })
      .from(tenants)
      .innerJoin(plans, eq(plans.code, tenants.plan))
      .where(eq(tenants.id, ctx.tenantId)),
    ctx.tx
      .select({ value: count() })
      .from(vehicles)
      .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt))),
  ]);
  if (plan && plan.limit !== null && (fleet?.value ?? 0) >= plan.limit) {
    throw new AppError('plan_limit_exceeded', { params: { limit: plan.limit, plan: plan.code } });
  }
}
