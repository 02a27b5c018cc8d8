import 'server-only';
import { accidents } from '@/db/schema/expenses';
import { pastMoment } from '../expenses/past-moment';
import { newId } from '../id';
import { recordText } from '../search/record-text';
import { command } from '../server/command';
import { holdVehicle } from '../vehicles/hold-vehicle';
import { ACCIDENT_FIELDS } from './fields';
import { ReportAccidentInput } from './input';

/** Records an accident of a vehicle. */
export const reportAccident = command(
  { name: 'accidents.report', permission: 'accidents.edit', input: ReportAccidentInput },
  async (ctx, input) => {
    const { timeZone } = ctx.tenant;
    const happenedAt = pastMoment(input.happenedAt, { timeZone, now: ctx.now, field: 'happenedAt' });
    await holdVehicle(ctx, input.vehicleId);
    const id = newId();
    await ctx.tx.insert(accidents).values({
      ...input,
      happenedAt,
      tenantId: ctx.tenantId,
      id,
      searchText: recordText(ACCIDENT_FIELDS, input),
      reportedBy: ctx.member.id,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    ctx.record({ entity: 'accident', entityId: id, before: null, after: input });
    return { id };
  },
);
