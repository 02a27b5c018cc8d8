'use server';

import { collectPayment } from '@/lib/payments/collect-payment';
import { refundPayment } from '@/lib/payments/refund-payment';
import { settleCancellation } from '@/lib/payments/settle-cancellation';
import { voidPayment } from '@/lib/payments/void-payment';
import { startAgreement } from '@/lib/rentals/start-agreement';
import { mailReservation } from '@/lib/reservations/mail-reservation';
import { proposeStandIn } from '@/lib/reservations/propose-stand-in';
import { undoNoShow } from '@/lib/reservations/undo-no-show';
import { updateReservation } from '@/lib/reservations/update-reservation';
import { action } from '@/lib/server/action';
import { readAction } from '@/lib/server/read-action';

export const cancelReservationAction = action(settleCancellation, '/reservations');
export const collectOnReservationAction = action(collectPayment, '/reservations');
export const refundOnReservationAction = action(refundPayment, '/reservations');
export const voidOnReservationAction = action(voidPayment, '/reservations');
export const mailReservationAction = action(mailReservation, '/reservations');
export const undoNoShowAction = action(undoNoShow, '/reservations');
export const proposeStandInAction = readAction('reservations.edit', proposeStandIn);
export const giveStandInAction = action(updateReservation, '/reservations', '/dashboard', '/availability', '/today');
export const startAgreementAction = action(startAgreement, '/reservations');
