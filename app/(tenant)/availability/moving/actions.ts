'use server';

import { proposeMove } from '@/lib/availability/propose-move';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const proposeMoveAction = readAction('reservations.edit', proposeMove);
export const moveReservationAction = action(updateReservation, '/availability', '/reservations');
