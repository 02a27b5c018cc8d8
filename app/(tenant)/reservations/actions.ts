'use server';

import { startAgreement } from '@/lib/rentals/start-agreement';
import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { mailReservation } from '@/lib/reservations/mail-reservation';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { action } from '@/lib/server/action';

export const cancelReservationAction = action(cancelReservation, '/reservations');
export const mailReservationAction = action(mailReservation, '/reservations');
export const undoNoShowAction = action(undoNoShow, '/reservations');
export const startAgreementAction = action(startAgreement, '/reservations');
