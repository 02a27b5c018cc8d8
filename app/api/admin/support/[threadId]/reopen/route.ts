import { operatorRoute } from '@/lib/server/route';
import { reopenMemberThread } from '@/lib/support/switch-thread';

export const POST = operatorRoute(reopenMemberThread);
