import { operatorRoute } from '@/lib/server/route';
import { closeMemberThread } from '@/lib/support/switch-thread';

export const POST = operatorRoute(closeMemberThread);
