import 'server-only';
import { type OtherVehicle, othersQuery } from '../allocations/find-others';
import { heldUntil } from '../allocations/held-until';
import type { ReadContext } from '../server/query';

export interface StandIns {
  /** Free for the whole reservation, a few of them. */
  vehicles: OtherVehicle[];
  /** Of the same class; else of better ones, because none of the class is free. */
  sameClass: boolean;
}

interface Booking {
  id: string;
  vehicleId: string;
  pickupAt: Date;
  dueAt: Date;
}

/** Which vehicles a reservation can have instead of its own, if that one may not be back in time. */
export async function findStandIns(
  ctx: Pick<ReadContext, 'tx' | 'tenantId'>,
  { id, vehicleId, pickupAt, dueAt }: Booking,
  { turnaroundMinutes }: { turnaroundMinutes: number },
): Promise<StandIns> {
  const question = { vehicleId, from: pickupAt, until: heldUntil(dueAt, turnaroundMinutes), exceptReservationId: id };
  const [same, better] = await Promise.all([othersQuery(ctx, question, 'same'), othersQuery(ctx, question, 'better')]);
  return standInsOf(same, better);
}

/** A better vehicle is offered only if none of the class is free. */
export function standInsOf(same: OtherVehicle[], better: OtherVehicle[]): StandIns {
  return same.length > 0 ? { vehicles: same, sameClass: true } : { vehicles: better, sameClass: false };
}
