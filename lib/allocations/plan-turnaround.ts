import { heldUntil } from './held-until';

/** A standing hold of a reservation or rental. */
export interface HeldReturn {
  id: string;
  returnAt: Date;
  /** When the vehicle's next hold begins, if it has one. */
  nextFrom: Date | null;
}

/**
 * Until when each hold lasts with a new time to prepare the vehicle. Where the next customer comes sooner, the vehicle is
 * held until then: no hold ever gives way to a setting (docs/rules.md §7).
 */
export function planTurnaround(holds: readonly HeldReturn[], minutes: number): { id: string; until: Date }[] {
  return holds.map(({ id, returnAt, nextFrom }) => {
    const wished = heldUntil(returnAt, minutes);
    return { id, until: nextFrom && nextFrom < wished ? nextFrom : wished };
  });
}
