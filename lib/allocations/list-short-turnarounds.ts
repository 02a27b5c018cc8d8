import 'server-only';
import { recordVersion } from '../records/record-version';
import type { ReadContext } from '../server/query';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import { heldUntil } from './held-until';
import { readHeldReturns } from './read-held-returns';
import { TURNAROUND_FIELDS } from './turnaround-fields';

/** A booking whose vehicle goes out again sooner than it can be prepared. Times are ISO instants. */
export type ShortTurnaround = {
  kind: 'reservation' | 'rental';
  recordId: string;
  number: string | null;
  vehicle: string;
  returnAt: string;
  nextNumber: string | null;
  nextFrom: string;
};

export type Turnarounds = {
  turnaroundMinutes: number;
  version: string;
  short: ShortTurnaround[];
};

/** The company's time to prepare a vehicle, and the bookings that leave less because they were made before it was set. */
export async function listShortTurnarounds(ctx: ReadContext): Promise<Turnarounds> {
  const { turnaroundMinutes } = await getTenantSettings(ctx);
  const short = (await readHeldReturns(ctx)).flatMap(
    ({ kind, recordId, vehicle, number, returnAt, nextNumber, nextFrom }) =>
      nextFrom && nextFrom < heldUntil(returnAt, turnaroundMinutes)
        ? [
            {
              kind,
              recordId,
              vehicle,
              number,
              nextNumber,
              returnAt: returnAt.toISOString(),
              nextFrom: nextFrom.toISOString(),
            },
          ]
        : [],
  );
  return { turnaroundMinutes, version: recordVersion(TURNAROUND_FIELDS, { turnaroundMinutes }), short };
}
