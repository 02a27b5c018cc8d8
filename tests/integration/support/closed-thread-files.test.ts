import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { archiveThreadFile } from '@/lib/files/archive-file';
import { attachThreadFile } from '@/lib/files/attach-file';
import { changeThreadFile } from '@/lib/files/change-file';
import { query } from '@/lib/server/query';
import { closeThread, reopenThread } from '@/lib/support/close-thread';
import { getThread } from '@/lib/support/get-thread';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeAttachments, makeUpload } from '@/tests/support/make-attachment';
import { makeThread } from '@/tests/support/make-thread';

afterAll(closeDatabase);

it('takes no file and loses none while a thread is closed', async () => {
  const tenant = await makeTenant();
  const threadId = await makeThread(tenant);
  const agent = await asAgent(tenant);
  const [fileId = ''] = await makeAttachments(tenant, { owner: 'thread', ownerId: threadId, slot: 'other' });
  await closeThread(agent, { threadId });
  const closed = { code: 'thread_closed' };
  const attach = () => attachThreadFile(agent, { threadId, slot: 'other', upload: makeUpload(tenant) });
  await expect(attach()).rejects.toMatchObject(closed);
  await expect(changeThreadFile(agent, { fileId, position: 1 })).rejects.toMatchObject(closed);
  await expect(archiveThreadFile(agent, { fileId })).rejects.toMatchObject(closed);
  await reopenThread(agent, { threadId });
  await attach();
  expect((await query(agent, 'support.view', (q) => getThread(q, threadId))).files).toHaveLength(2);
});
