import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { getSupportThread } from '@/lib/support/get-support-thread';

export const GET = answering(async (_request, { threadId = '' }) =>
  Response.json(await getSupportThread(await adminContext('support.view'), threadId), {
    headers: { 'cache-control': 'no-store' },
  }),
);
