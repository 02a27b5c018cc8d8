import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import type { InvoiceReading, InvoiceVehicle } from '../papers/invoice-data';
import { listRentalInspections } from '../rentals/get-rental';
import { rentalVehicles } from '../rentals/rental-vehicles';
import type { ReadContext } from '../server/query';

/** The vehicles of a rental as its invoice names them, with their readings, in the order in which they went out. */
export async function listInvoiceVehicles(ctx: ReadContext, rentalId: string): Promise<InvoiceVehicle[]> {
  const outings = rentalVehicles(await listRentalInspections(ctx, rentalId));
  const ids = outings.map(({ vehicleId }) => vehicleId);
  const { id, make, model, year, plate } = vehicles;
  const known = await ctx.tx
    .select({ id, make, model, year, plate })
    .from(vehicles)
    .where(and(eq(vehicles.tenantId, ctx.tenantId), inArray(vehicles.id, ids)));
  return outings.flatMap(({ vehicleId, out, back }) =>
    known
      .filter((vehicle) => vehicle.id === vehicleId)
      .map((vehicle) => ({ ...vehicle, out: reading(out), back: back && reading(back) })),
  );
}

type Inspection = Awaited<ReturnType<typeof listRentalInspections>>[number];

function reading({ inspectedAt, odometerKm, fuelLevel, damageNotes }: Inspection): InvoiceReading {
  return { at: inspectedAt.toISOString(), odometerKm, fuelLevel, damageNotes };
}
