import { instantToLocal } from '@/lib/dates';
import { HOUR_MS } from '@/lib/durations';
import { swapVehicle } from '@/lib/rentals/swap-vehicle';
import type { Transaction } from '../client';
import type { DemoCompany } from './companies';
import { demoContext, TIME_ZONE } from './demo-context';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';
import { officeTime } from './office-time';
import { demoSignature } from './signature';

interface Facts {
  seeded: SeededRental[];
  made: Inserted;
  odometersKm: number[];
  now: Date;
}

/** A rental whose vehicle was exchanged some hours ago, by the product's own verb. Returns the id of its addendum, and none if the company's story has no exchange. */
export async function insertSwap(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  { seeded, made, odometersKm, now }: Facts,
): Promise<string[]> {
  const { swap } = company.story;
  if (!swap) return [];
  const out = seeded.find(({ plan, row }) => plan.vehicle === swap.broken && row.status === 'active');
  const given = made.vehicles[swap.given];
  if (!out || !given) throw new Error('the plan has no vehicle to exchange');
  const { manager } = made.staff;
  const ctx = demoContext(tx, tenantId, company, { who: manager, now });
  const { addendumId } = await swapVehicle(ctx, {
    rentalId: out.row.id,
    fromVehicleId: out.vehicle.id,
    vehicleId: given.id,
    swappedAt: instantToLocal(new Date(officeTime(now.getTime() - 2 * HOUR_MS, -1)), TIME_ZONE),
    odometerInKm: out.plan.outKm + 140,
    fuelIn: 'half',
    damageIn: swap.reason,
    odometerOutKm: odometersKm[swap.given] ?? 0,
    fuelOut: 'full',
    customerSignature: demoSignature(out.customer.fullName),
    agentSignature: demoSignature(manager.name),
    expectedCents: 0,
  });
  return [addendumId];
}
