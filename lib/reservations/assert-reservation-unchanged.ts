import 'server-only';
import type { reservations } from '@/db/schema/reservations';
import { assertUnchanged } from '../records/assert-unchanged';
import type { ReadContext } from '../server/query';
import { RESERVATION_FIELDS } from './fields';
import { findReservationNames } from './find-reservation-names';
import { reservationRecord } from './reservation-record';

type Row = typeof reservations.$inferSelect;

/** Throws `record_changed` if a reservation is not as it was at that version, with who changed what. */
export async function assertReservationUnchanged(ctx: ReadContext, row: Row, version: string): Promise<void> {
  const { timeZone } = ctx.tenant;
  await assertUnchanged(ctx, {
    fields: RESERVATION_FIELDS,
    record: reservationRecord(row, timeZone),
    version,
    entity: 'reservation',
    entityId: row.id,
    // Safe because the verbs of reservations record their columns.
    read: (state) => ('pickupAt' in state ? reservationRecord(state as Row, timeZone) : state),
    names: () => findReservationNames(ctx, row),
  });
}
