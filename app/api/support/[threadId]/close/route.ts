import { route } from '@/lib/server/route';
import { closeThread } from '@/lib/support/close-thread';

export const POST = route(closeThread);
