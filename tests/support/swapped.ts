import { demoSignature } from '@/db/seed/signature';
import { instantToLocal } from '@/lib/dates';

/** A swap as its form sends it: now, both with a full tank, the first vehicle after 100 km. */
export function swapInput(rental: { id: string; vehicleId: string }, vehicleId: string, more: object = {}) {
  return {
    rentalId: rental.id,
    fromVehicleId: rental.vehicleId,
    vehicleId,
    swappedAt: instantToLocal(new Date(), 'America/Port-au-Prince'),
    odometerInKm: 40_100,
    fuelIn: 'full',
    odometerOutKm: 40_000,
    fuelOut: 'full',
    customerSignature: demoSignature('customer'),
    agentSignature: demoSignature('agent'),
    expectedCents: 0,
    ...more,
  };
}
