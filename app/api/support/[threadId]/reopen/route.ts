import { route } from '@/lib/server/route';
import { reopenThread } from '@/lib/support/close-thread';

export const POST = route(reopenThread);
