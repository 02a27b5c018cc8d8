import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { notices } from '@/db/schema/activity';
import { mailOrders } from '@/db/schema/mail';
import { attachVehicleFile } from '@/lib/files/attach-file';
import { query } from '@/lib/server/query';
import { answerMember } from '@/lib/support/answer-member';
import { answerThread } from '@/lib/support/answer-thread';
import { assignThread } from '@/lib/support/assign-thread';
import { countOpenThreads } from '@/lib/support/count-open-threads';
import { getSupportThread } from '@/lib/support/get-support-thread';
import { getThread } from '@/lib/support/get-thread';
import { SupportFilters, ThreadFilters } from '@/lib/support/input';
import { listSupport } from '@/lib/support/list-support';
import { listThreads } from '@/lib/support/list-threads';
import { openThread } from '@/lib/support/open-thread';
import { readThread } from '@/lib/support/read-thread';
import { closeMemberThread } from '@/lib/support/switch-thread';
import { threadFileResponse } from '@/lib/support/thread-file-response';
import { asOperator } from '@/tests/support/as-operator';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeUpload } from '@/tests/support/make-attachment';
import { makeThread } from '@/tests/support/make-thread';

let tenant: TestTenant;
let threadId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  threadId = await makeThread(tenant);
});
afterAll(closeDatabase);

const mails = () =>
  withTenant(tenant.id, (tx) => tx.select().from(mailOrders).where(eq(mailOrders.tenantId, tenant.id)));
const open = () => withPlatform(countOpenThreads);

it('tells the member who asked of an answer in the bell and by one mail in a quarter of an hour', async () => {
  const before = await open();
  await answerMember(await asOperator('admin'), { threadId, text: 'Switch it off and on.' });
  await answerMember(await asOperator('admin'), { threadId, text: 'And wait a minute.' });
  expect(before - (await open())).toBe(1);
  const told = await withTenant(tenant.id, (tx) =>
    tx
      .select()
      .from(notices)
      .where(and(eq(notices.tenantId, tenant.id), eq(notices.memberId, tenant.members.agent))),
  );
  expect(told.map(({ kind, href }) => [kind, href])).toEqual(Array(2).fill(['support_answer', `/support/${threadId}`]));
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.body).toContain(`/support/${threadId}`);
  expect(mail?.body).not.toContain('Switch it off');
});

it('shows an answer as new until it is read', async () => {
  const seen = async () => (await query(await asAgent(tenant), 'support.view', (q) => getThread(q, threadId))).unread;
  expect(await seen()).toBe(false);
  await answerMember(await asOperator('admin'), { threadId, text: 'Switch it off and on.' });
  expect(await seen()).toBe(true);
  await readThread(await asAgent(tenant), { threadId });
  expect(await seen()).toBe(false);
});

it('mails the operator whose thread it is, and nobody while nobody has taken it', async () => {
  const operator = await asOperator('admin');
  await answerThread(await asAgent(tenant), { threadId, text: 'Hello?' });
  expect(await mails()).toEqual([]);
  await assignThread(operator, { threadId, operatorId: operator.operator.id });
  await answerThread(await asAgent(tenant), { threadId, text: 'Still there?' });
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([operator.operator.email]);
});

it('shows an agent what they asked, a manager everything, and another company nothing', async () => {
  const own = await openThread(await asManager(tenant), { subject: 'Prices', text: 'May I change them?' });
  const seenBy = async (ctx: Awaited<ReturnType<typeof asAgent>>) =>
    (await query(ctx, 'support.view', (q) => listThreads(q, ThreadFilters.parse({})))).rows.map(({ id }) => id);
  expect(await seenBy(await asAgent(tenant))).toEqual([threadId]);
  expect((await seenBy(await asManager(tenant))).sort()).toEqual([threadId, own.id].sort());
  expect(await seenBy(await asManager(await makeTenant()))).toEqual([]);
  const agents = query(await asAgent(tenant), 'support.view', (q) => getThread(q, own.id));
  await expect(agents).rejects.toMatchObject({ code: 'record_not_found' });
});

it('lists what waits for an operator first, the longest waiting on top, page by page', async () => {
  const operator = await asOperator('admin');
  const more = Array.from({ length: 7 }, (_, index) => `More ${index}`);
  const [second, answered, closed, closedLater] = [
    await makeThread(tenant, 'Second'),
    await makeThread(tenant, 'Answered'),
    await makeThread(tenant, 'Closed'),
    await makeThread(tenant, 'Closed later'),
  ];
  await answerMember(await asOperator('admin'), { threadId: answered, text: 'Done.' });
  for (const id of [closed, closedLater]) await closeMemberThread(operator, { threadId: id });
  const later: string[] = [];
  for (const subject of more) later.push(await makeThread(tenant, subject));
  const seen: string[] = [];
  const all = SupportFilters.parse({ tenant: tenant.id, state: 'all', size: '10' });
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listSupport>> = await listSupport(operator, { ...all, cursor });
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([threadId, second, ...later, answered, closedLater, closed]);
  const first = await listSupport(operator, SupportFilters.parse({ tenant: tenant.id }));
  expect(first.rows.map(({ id }) => id)).toEqual([threadId, second, ...later]);
  const own = await query(await asManager(tenant), 'support.view', (q) => listThreads(q, ThreadFilters.parse({})));
  expect(own.rows.map(({ id }) => id)).toEqual([
    ...later.toReversed(),
    answered,
    second,
    threadId,
    closedLater,
    closed,
  ]);
});

it('lets one of two operators close a thread, and one of two answer it unseen', async () => {
  const [one, two] = [await asOperator('admin'), await asOperator('owner')];
  const seenMessageId = (await getSupportThread(one, threadId)).messages.at(-1)?.id;
  const outcomes = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).sort();
  const answer = { threadId, text: 'Switch it off and on.', seenMessageId };
  expect(await outcomes([answerMember(one, answer), answerMember(two, answer)])).toEqual(['done', 'thread_answered']);
  const closing = [closeMemberThread(one, { threadId }), closeMemberThread(two, { threadId })];
  expect(await outcomes(closing)).toEqual(['done', 'invalid_transition']);
});

it('gives operators the files of a thread and no other of the company', async () => {
  const vehicleId = await makeVehicle(tenant);
  const photo = { vehicleId, slot: 'photo', upload: makeUpload(tenant) };
  const { id: fileId } = await attachVehicleFile(await asManager(tenant), photo);
  const wanted = { size: null, download: false, known: null };
  const attempt = threadFileResponse(await asOperator('support'), { threadId, fileId }, wanted);
  await expect(attempt).rejects.toMatchObject({ code: 'record_not_found' });
});
