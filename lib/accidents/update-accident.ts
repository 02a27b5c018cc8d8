import 'server-only';
import { and, eq } from 'drizzle-orm';
import { accidents } from '@/db/schema/expenses';
import { AppError } from '../errors';
import { pastMoment } from '../expenses/past-moment';
import { assertUnchanged } from '../records/assert-unchanged';
import { recordText } from '../search/record-text';
import { command } from '../server/command';
import { findVehicleChoice } from '../vehicles/find-vehicle-choice';
import { holdVehicle } from '../vehicles/hold-vehicle';
import { accidentRecord } from './accident-record';
import { ACCIDENT_FIELDS } from './fields';
import { UpdateAccidentInput } from './input';
import { lockAccident } from './lock-accident';

/** Corrects an accident report. While a rental owes it, vehicle and time stay: throws `expense_charged`. */
export const updateAccident = command(
  { name: 'accidents.update', permission: 'accidents.edit', input: UpdateAccidentInput },
  async (ctx, { accidentId, version, ...input }) => {
    const { accident, charged } = await lockAccident(ctx, accidentId);
    const { timeZone } = ctx.tenant;
    const before = accidentRecord(accident, timeZone);
    await assertUnchanged(ctx, {
      fields: ACCIDENT_FIELDS,
      record: before,
      version,
      entity: 'accident',
      entityId: accidentId,
      names: async () => ({ vehicleId: (await findVehicleChoice(ctx, before.vehicleId))?.label ?? null }),
    });
    const moved = input.vehicleId !== before.vehicleId || input.happenedAt !== before.happenedAt;
    if (charged && moved) throw new AppError('expense_charged');
    const happenedAt = moved
      ? pastMoment(input.happenedAt, { timeZone, now: ctx.now, field: 'happenedAt' })
      : accident.happenedAt;
    await holdVehicle(ctx, input.vehicleId);
    await ctx.tx
      .update(accidents)
      .set({ ...input, happenedAt, searchText: recordText(ACCIDENT_FIELDS, input), updatedAt: ctx.now })
      .where(and(eq(accidents.tenantId, ctx.tenantId), eq(accidents.id, accidentId)));
    ctx.record({ entity: 'accident', entityId: accidentId, before, after: input });
    return { id: accidentId };
  },
);
