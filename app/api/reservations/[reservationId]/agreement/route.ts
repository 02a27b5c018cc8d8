import { startAgreement } from '@/lib/rentals/start-agreement';
import { route } from '@/lib/server/route';

export const POST = route(startAgreement);
