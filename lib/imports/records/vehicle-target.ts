import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { FieldErrors } from '../../errors';
import { normalizeSearch } from '../../search/normalize-search';
import type { ReadContext } from '../../server/query';
import { CreateVehicleInput, type VehicleInput } from '../../vehicles/input';
import { listClassNames } from '../../vehicles/list-class-names';
import { lockClassIds } from '../../vehicles/lock-classes';
import { plateKey } from '../../vehicles/plate';
import { shownVehicleStatus } from '../../vehicles/shown-status';
import { isPencilledForClass } from '../../vehicles/standing-hold';
import { translateDuplicate, vehicleColumns } from '../../vehicles/vehicle-columns';
import { VEHICLE_KIND } from '../../vehicles/vehicle-kind';
import { type ImportTarget, inChunks } from './target';

export const VEHICLE_TARGET: ImportTarget<VehicleInput, ReturnType<typeof vehicleColumns>> = {
  kind: 'vehicles',
  record: VEHICLE_KIND,
  schema: CreateVehicleInput,
  keyOf: plateKey,
  async find(ctx, keys, lock) {
    const own = and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt));
    const rows = await inChunks(keys, async (part) => {
      const sought = and(own, inArray(vehicles.plateKey, part));
      // Locked first and read after that: a distributed database can't lock rows whose status it looks up elsewhere.
      const ids = lock ? await ctx.tx.select({ id: vehicles.id }).from(vehicles).where(sought).for('update') : null;
      return ctx.tx
        .select({ vehicle: vehicles, status: shownVehicleStatus, pencilled: isPencilledForClass })
        .from(vehicles)
        .where(
          ids
            ? and(
                own,
                inArray(
                  vehicles.id,
                  ids.map(({ id }) => id),
                ),
              )
            : sought,
        );
    });
    return new Map(
      rows.map(({ vehicle, status, pencilled }) => [
        vehicle.plateKey,
        {
          id: vehicle.id,
          stored: vehicle,
          input: {
            ...vehicle,
            vin: vehicle.vin ?? '',
            features: vehicle.features.join(', '),
            status,
            pencilled,
          },
        },
      ]),
    );
  },
  async lookups(ctx, texts, lock) {
    if (texts('classId').length === 0) return new Map();
    if (lock) await lockImportClasses(ctx, texts);
    const ids = await idsByName(ctx);
    return new Map([['classId', (text) => ids.get(normalizeSearch(text)) ?? null]]);
  },
  unique: {
    field: 'vin',
    code: 'duplicate_vin',
    of: ({ vin }) => vin,
    async owners(ctx, vins) {
      const rows = await inChunks(vins, (part) =>
        ctx.tx
          .select({ id: vehicles.id, vin: vehicles.vin })
          .from(vehicles)
          .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), inArray(vehicles.vin, part))),
      );
      return new Map(rows.map(({ id, vin }) => [vin ?? '', id]));
    },
  },
  complete(values, before, { oddVins }) {
    // A VIN the company has already confirmed needs no confirmation; one from the file does.
    const known = before !== null && (values.vin ?? before.input.vin) === before.input.vin;
    return { ...before?.input, ...values, vinConfirmed: known || oddVins };
  },
  refuse(input, known): FieldErrors {
    if (!known) return {};
    const before = known.input;
    // Assumption: a file gives no reason for lowering an odometer reading. That is done on the vehicle's own page.
    if (input.odometerKm < Number(before.odometerKm)) return { odometerKm: 'odometer_below_last' };
    if (before.pencilled && input.classId !== before.classId) return { classId: 'vehicle_pencilled' };
    const moved = before.status === 'rented' && input.serviceStatus !== before.serviceStatus;
    return moved ? { serviceStatus: 'vehicle_out' } : {};
  },
  columns: vehicleColumns,
  translate: translateDuplicate,
};

async function idsByName(ctx: ReadContext): Promise<Map<string, string>> {
  const classes = await listClassNames(ctx);
  return new Map(classes.map(({ id, name }) => [normalizeSearch(name), id]));
}

/**
 * Locks the classes that the rows name and those that their vehicles have, before the vehicles. So none is archived until
 * the rows are written, and nobody books a vehicle of a class that it leaves.
 */
async function lockImportClasses(ctx: ReadContext, texts: (field: string) => readonly string[]): Promise<void> {
  const ids = await idsByName(ctx);
  const named = texts('classId').map((text) => ids.get(normalizeSearch(text)) ?? null);
  const had = await inChunks([...new Set(texts('plate').map(plateKey))], (part) =>
    ctx.tx
      .selectDistinct({ classId: vehicles.classId })
      .from(vehicles)
      .where(and(eq(vehicles.tenantId, ctx.tenantId), isNull(vehicles.archivedAt), inArray(vehicles.plateKey, part))),
  );
  await lockClassIds(ctx, [...new Set([...named, ...had.map(({ classId }) => classId)])]);
}
