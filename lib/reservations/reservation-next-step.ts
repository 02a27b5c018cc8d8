import type { ShownReservationStatus } from './shown-status';

export type ReservationStep = 'hand_over' | 'collect_fee';

interface Standing {
  status: ShownReservationStatus;
  /** What is unpaid of the fee for not coming, or for cancelling late. */
  feeCents: number;
}

/** What to do next with a reservation, of what the member may; null if nothing is left to do. */
export function reservationNextStep(
  { status, feeCents }: Standing,
  may: (step: ReservationStep) => boolean,
): ReservationStep | null {
  const step = status === 'confirmed' || status === 'late' ? 'hand_over' : feeCents > 0 ? 'collect_fee' : null;
  return step && may(step) ? step : null;
}
