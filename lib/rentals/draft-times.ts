import { localToInstant } from '../dates';

interface Listed {
  status: string;
  pickupAt: Date | null;
  dueAt: Date | null;
  /** The wall-clock times as the draft holds them, as typed. */
  draftPickupAt: string | null;
  draftDueAt: string | null;
}

/** A row of a list with the times that its draft plans in the zone, as far as they are times, while its own are not set yet. */
export function withDraftTimes<Row extends Listed>({ draftPickupAt, draftDueAt, ...row }: Row, timeZone: string) {
  const planned = (own: Date | null, typed: string | null) => own ?? (typed ? localToInstant(typed, timeZone) : null);
  if (row.status !== 'draft' && row.status !== 'reserved') return row;
  return { ...row, pickupAt: planned(row.pickupAt, draftPickupAt), dueAt: planned(row.dueAt, draftDueAt) };
}
