import { changeReturnPlace } from '@/lib/rentals/change-return-place';
import { route } from '@/lib/server/route';

export const PUT = route(changeReturnPlace);
