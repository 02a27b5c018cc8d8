import { MoveQuestion } from '@/lib/availability/input';
import { proposeMove } from '@/lib/availability/propose-move';
import { routeQuestion } from '@/lib/server/route-question';

/**
 * What a reservation would cost at another time or with another vehicle, and whether it may move. `seen` is what the planner
 * showed of it, `to` what it becomes. The `change` in the answer is what `PUT /reservations/{reservationId}` takes.
 */
export const POST = routeQuestion('reservations.edit', MoveQuestion, proposeMove);
