import { endShare } from '@/lib/owners/end-share';
import { route } from '@/lib/server/route';

export const POST = route(endShare);
