import { activateRental } from '@/lib/rentals/activate-rental';
import { route } from '@/lib/server/route';

export const POST = route(activateRental);
