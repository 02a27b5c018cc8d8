import { AppError } from './errors';

/** Throws `invalid_transition` if the table does not list the step (docs/rules.md §6). */
export function assertTransition<State extends string>(
  table: Record<State, readonly State[]>,
  from: State,
  to: State,
): void {
  if (!table[from].includes(to)) throw new AppError('invalid_transition', { params: { from, to } });
}
