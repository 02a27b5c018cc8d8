import type { RowBar } from './row-stops';
import type { BarState } from './values';

/** Why the planner does not even ask the server: a message under `availability`. */
export type MoveRefusal = 'move_fixed' | 'move_rental_start' | 'move_rental_vehicle' | 'move_rental_shorter';

interface Wish {
  /** Where it would be, in minutes after the window's start. */
  to: RowBar;
  toOtherRow: boolean;
}

/**
 * What stands against moving a bar, before anybody is asked; null if nothing does. A rental that runs can only be given a
 * later end, because it needs signatures. Maintenance and what is over stay where they are.
 */
export function moveRefusal(bar: RowBar & { state: BarState }, { to, toOtherRow }: Wish): MoveRefusal | null {
  if (!isMovable(bar.state)) return 'move_fixed';
  if (!isRunning(bar.state)) return null;
  if (toOtherRow) return 'move_rental_vehicle';
  if (to.from !== bar.from) return 'move_rental_start';
  return to.until < bar.until ? 'move_rental_shorter' : null;
}

/** Whether anything of a bar can be moved. */
export function isMovable(state: BarState): boolean {
  return state === 'reserved' || state === 'at_risk' || isRunning(state);
}

/** Whether a bar is a rental whose vehicle is out: its later end is agreed on the screen of extensions. */
export function isRunning(state: BarState): boolean {
  return state === 'rented' || state === 'overdue';
}
