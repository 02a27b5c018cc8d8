import { operatorRoute } from '@/lib/server/route';
import { assignThread } from '@/lib/support/assign-thread';

export const POST = operatorRoute(assignThread);
