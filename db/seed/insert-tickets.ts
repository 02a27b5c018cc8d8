import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { vehicleAllocations } from '../schema/allocations';
import { maintenanceTickets, serviceLogEntries, ticketLines, vendors } from '../schema/maintenance';
import type { Inserted } from './insert-company';
import { numbering } from './numbering';
import type { PlannedYear } from './plan-year';
import type { DemoStory } from './story';
import { ticketTimes } from './ticket-times';

/** A year's visits to the garage in every state, the earliest first. */
export async function insertTickets(
  tx: Transaction,
  tenantId: string,
  at: { story: DemoStory; made: Inserted; now: Date; year: PlannedYear },
): Promise<void> {
  const number = numbering('M', tenantId);
  const shops = at.story.vendors.map(([name, phone]) => ({
    ...{ tenantId, id: newId(), name, phone, nameKey: normalizeSearch(name) },
  }));
  await tx.insert(vendors).values(shops);
  for (const plan of at.story.tickets) {
    const vehicle = at.made.vehicles[plan.vehicle];
    if (!vehicle) continue;
    const { from, until } = ticketTimes(plan, at.now);
    const idle = plan.status === 'completed' ? idleSince(at.year, plan.vehicle, from) : null;
    const startedAt = idle?.at ?? from;
    const done = new Date(startedAt.getTime() + 4 * HOUR_MS);
    const closed = plan.status === 'completed' || plan.status === 'cancelled';
    const ticketId = newId();
    await tx.insert(maintenanceTickets).values({
      tenantId,
      id: ticketId,
      number: number.next(plan.status === 'planned' ? at.now : startedAt),
      vehicleId: vehicle.id,
      serviceType: plan.serviceType,
      status: plan.status,
      resultingStatus: plan.resulting ?? 'maintenance',
      vendorId: shops[plan.vendor]?.id,
      odometerKm: plan.status === 'open' ? (vehicle.odometerKm ?? null) : (idle?.km ?? null),
      readyOdometerKm: idle?.km ?? null,
      costCents: plan.costCents,
      startedAt,
      expectedReadyAt: plan.readyIn === undefined ? null : until,
      closedAt: closed ? done : null,
      cancelledReason: plan.status === 'cancelled' ? at.story.words.alreadyClean : null,
      createdBy: at.made.staff.manager.id,
    });
    const by = at.made.staff.manager.id;
    for (const [what, quantityHundredths, unitCostCents] of plan.lines ?? []) {
      const costCents = (quantityHundredths * unitCostCents) / 100;
      const line = { what, quantityHundredths, unitCostCents, costCents, addedAt: done, addedBy: by };
      await tx.insert(ticketLines).values({ tenantId, id: newId(), ticketId, ...line });
    }
    for (const [index, note] of (plan.log ?? []).entries()) {
      const loggedAt = new Date(done.getTime() + index * DAY_MS);
      await tx.insert(serviceLogEntries).values({ tenantId, id: newId(), ticketId, note, loggedAt, loggedBy: by });
    }
    if (closed) continue;
    const period = `[${startedAt.toISOString()},${until.toISOString()})`;
    const hold = { tenantId, id: newId(), vehicleId: vehicle.id, kind: 'maintenance' as const, ticketId, period };
    await tx.insert(vehicleAllocations).values(hold);
  }
  await number.keep(tx);
}

/** When a vehicle had last come back before a moment, and its odometer then; null if it never had. */
function idleSince(year: PlannedYear, vehicle: number, moment: Date): { at: Date; km: number } | null {
  const back = year.rentals.findLast(
    (rental) =>
      rental.vehicle === vehicle && !rental.cancelled && rental.returned !== null && rental.returned <= moment,
  );
  return back?.returned ? { at: new Date(back.returned.getTime() + HOUR_MS), km: back.inKm } : null;
}
