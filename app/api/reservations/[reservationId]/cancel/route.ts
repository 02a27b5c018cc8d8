import { cancelReservation } from '@/lib/reservations/cancel-reservation';
import { route } from '@/lib/server/route';

export const POST = route(cancelReservation);
