import { route } from '@/lib/server/route';
import { readThread } from '@/lib/support/read-thread';

export const POST = route(readThread);
