import { handOverVehicle } from '@/lib/payments/hand-over-vehicle';
import { route } from '@/lib/server/route';

export const POST = route(handOverVehicle);
