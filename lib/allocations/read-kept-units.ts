import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { optionHolds } from '@/db/schema/allocations';
import type { ReadContext } from '../server/query';
import type { Stretch } from './arrange-holds';
import type { OwnHolds } from './read-option-holds';

/** For which time a booking holds a unit of each counted option. */
export type KeptUnits = ReadonlyMap<'gps' | 'child_seat', Stretch>;

/** The counted units of a reservation or a rental that it has not given back. */
export async function readKeptUnits(
  { tx, tenantId }: Pick<ReadContext, 'tx' | 'tenantId'>,
  { reservationId, rentalId }: OwnHolds,
): Promise<KeptUnits> {
  if (!reservationId && !rentalId) return new Map();
  const holder = reservationId
    ? eq(optionHolds.reservationId, reservationId)
    : eq(optionHolds.rentalId, rentalId ?? '');
  const rows = await tx
    .select({
      option: optionHolds.option,
      from: sql<string>`lower(${optionHolds.period})`,
      until: sql<string>`upper(${optionHolds.period})`,
    })
    .from(optionHolds)
    .where(and(eq(optionHolds.tenantId, tenantId), holder, isNull(optionHolds.releasedAt)));
  return new Map(
    rows.map(({ option, from, until }) => [
      option,
      { from: new Date(from).getTime(), until: new Date(until).getTime() },
    ]),
  );
}
