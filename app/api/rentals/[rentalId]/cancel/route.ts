import { cancelRental } from '@/lib/rentals/cancel-rental';
import { route } from '@/lib/server/route';

export const POST = route(cancelRental);
