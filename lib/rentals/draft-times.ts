import { localToInstant } from '../dates';

interface Listed {
  status: string;
  pickupAt: Date | null;
  dueAt: Date | null;
  /** The wall-clock times in the draft, as typed. */
  draftPickupAt: string | null;
  draftDueAt: string | null;
}

/** A list row with the times planned in its draft, in the given zone, if they are valid and the rental has none yet. */
export function withDraftTimes<Row extends Listed>({ draftPickupAt, draftDueAt, ...row }: Row, timeZone: string) {
  const planned = (own: Date | null, typed: string | null) => own ?? (typed ? localToInstant(typed, timeZone) : null);
  if (row.status !== 'draft' && row.status !== 'reserved') return row;
  return { ...row, pickupAt: planned(row.pickupAt, draftPickupAt), dueAt: planned(row.dueAt, draftDueAt) };
}
