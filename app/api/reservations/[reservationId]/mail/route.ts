import { mailReservation } from '@/lib/reservations/mail-reservation';
import { route } from '@/lib/server/route';

export const POST = route(mailReservation);
