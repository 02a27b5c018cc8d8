import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import type { ServiceType, TicketStatus } from '@/lib/maintenance/values';
import { normalizeSearch } from '@/lib/search/normalize-search';
import type { Transaction } from '../client';
import { vehicleAllocations } from '../schema/allocations';
import { maintenanceTickets, serviceLogEntries, ticketLines, vendors } from '../schema/maintenance';
import type { Inserted } from './insert-company';
import { numbering } from './numbering';
import type { PlannedYear } from './plan-year';

const VENDORS = [
  ['Garaj Ti Jo', '+50937000951'],
  ['Kafou Pneu', '+50937000952'],
  ['Atelye Bos Wilner', null],
] as const;

interface PlannedTicket {
  serviceType: ServiceType;
  vehicle: number;
  /** Days from now at which it starts; negative in the past. */
  startsIn: number;
  status: TicketStatus;
  vendor: 0 | 1 | 2;
  costCents: number;
  /** Days from now at which it should be ready. */
  readyIn?: number;
  /** What, quantity in hundredths, unit cost in cents. */
  lines?: [string, number, number][];
  log?: string[];
  resulting?: 'inactive';
}

const TICKETS: PlannedTicket[] = [
  { serviceType: 'oil_change', vehicle: 0, startsIn: -290, status: 'completed', vendor: 0, costCents: 4500 },
  { serviceType: 'brake_service', vehicle: 3, startsIn: -240, status: 'completed', vendor: 0, costCents: 7200 },
  { serviceType: 'tire_rotation', vehicle: 6, startsIn: -195, status: 'completed', vendor: 1, costCents: 4000 },
  { serviceType: 'battery', vehicle: 9, startsIn: -150, status: 'completed', vendor: 1, costCents: 12_500 },
  { serviceType: 'suspension', vehicle: 12, startsIn: -105, status: 'completed', vendor: 2, costCents: 15_300 },
  { serviceType: 'body_repair', vehicle: 15, startsIn: -60, status: 'completed', vendor: 2, costCents: 18_000 },
  {
    ...{ serviceType: 'oil_change', vehicle: 8, startsIn: -34, status: 'completed', vendor: 0, costCents: 1500 },
    lines: [
      ['Luil 5W-30 (L)', 450, 900],
      ['Filt luil', 100, 850],
    ],
  },
  { serviceType: 'cleaning', vehicle: 13, startsIn: -12, status: 'cancelled', vendor: 1, costCents: 0 },
  {
    ...{ serviceType: 'engine', vehicle: 9, startsIn: -2, status: 'open', vendor: 0, costCents: 6000, readyIn: 2 },
    lines: [['Kouwa distribisyon', 100, 8500]],
    log: ['Motè a louvri, n ap tann kouwa a rive.'],
  },
  {
    ...{ serviceType: 'accident_repair', vehicle: 10, startsIn: -9, status: 'open', vendor: 2, costCents: 22_000 },
    readyIn: -1,
    log: ['Pòt dwat la dwe chanje.', 'Penti a ap pran yon jou anplis.'],
    resulting: 'inactive',
  },
  { serviceType: 'tire_rotation', vehicle: 17, startsIn: 24, status: 'planned', vendor: 1, costCents: 0, readyIn: 25 },
];

/** A year's visits to the garage in every state, the earliest first. */
export async function insertTickets(
  tx: Transaction,
  tenantId: string,
  at: { made: Inserted; now: Date; year: PlannedYear },
): Promise<void> {
  const number = numbering('M', tenantId);
  const shops = VENDORS.map(([name, phone]) => ({
    ...{ tenantId, id: newId(), name, phone, nameKey: normalizeSearch(name) },
  }));
  await tx.insert(vendors).values(shops);
  for (const plan of TICKETS) {
    const vehicle = at.made.vehicles[plan.vehicle];
    if (!vehicle) continue;
    const day = (days: number) => new Date(at.now.getTime() + days * DAY_MS);
    const idle = plan.status === 'completed' ? idleSince(at.year, plan.vehicle, day(plan.startsIn)) : null;
    const startedAt = idle?.at ?? day(plan.startsIn);
    const done = new Date(startedAt.getTime() + 4 * HOUR_MS);
    const closed = plan.status === 'completed' || plan.status === 'cancelled';
    const ticketId = newId();
    const expectedReadyAt = plan.readyIn === undefined ? null : day(plan.readyIn);
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
      expectedReadyAt,
      closedAt: closed ? done : null,
      cancelledReason: plan.status === 'cancelled' ? 'Machin nan te deja pwòp' : null,
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
    const until = expectedReadyAt ?? day(plan.startsIn + 1);
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
