import { startShare } from '@/lib/owners/start-share';
import { route } from '@/lib/server/route';

export const POST = route(startShare, 201);
