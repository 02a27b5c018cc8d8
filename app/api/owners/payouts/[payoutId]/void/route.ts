import { voidPayout } from '@/lib/owners/void-payout';
import { route } from '@/lib/server/route';

export const POST = route(voidPayout);
