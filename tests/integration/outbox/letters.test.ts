import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { withPlatform, withTenant } from '@/db/client';
import { mailOrders } from '@/db/schema/mail';
import { members } from '@/db/schema/members';
import { tenants } from '@/db/schema/tenants';
import { orderForAdmins } from '@/lib/outbox/order-for-admins';
import { sendOrdered } from '@/lib/outbox/send-ordered';
import { sendWaiting } from '@/lib/outbox/send-waiting';
import { answerMember } from '@/lib/support/answer-member';
import { answerThread } from '@/lib/support/answer-thread';
import { assignThread } from '@/lib/support/assign-thread';
import { asOperator } from '@/tests/support/as-operator';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeThread } from '@/tests/support/make-thread';
import { ownDatabase } from '@/tests/support/own-database';

let done: () => Promise<void>;
let tenant: TestTenant;
let outbox: string;
// The job sends the mails of all companies.
beforeAll(async () => {
  done = await ownDatabase();
});
beforeEach(async () => {
  tenant = await makeTenant();
  outbox = await mkdtemp(path.join(tmpdir(), 'outbox-'));
  vi.stubEnv('MAIL_OUTBOX', outbox);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => done());

const orders = () =>
  withTenant(tenant.id, (tx) => tx.select().from(mailOrders).where(eq(mailOrders.tenantId, tenant.id)));

/** Sends what is ordered, and returns what came of each and how many mails went. */
async function sendAll() {
  for (const { id } of await orders()) await sendOrdered({ tenantId: tenant.id, id });
  return { outcomes: (await orders()).map(({ outcome }) => outcome), sent: (await readdir(outbox)).length };
}

/** None of these members asks for the daily mail. */
function deactivate(id: string) {
  return withTenant(tenant.id, (tx) =>
    tx
      .update(members)
      .set({ active: false })
      .where(and(eq(members.tenantId, tenant.id), eq(members.id, id))),
  );
}

/** As if none of the mails had been sent yet. */
function waitAgain() {
  const waiting = { endedAt: null, outcome: null, nextAt: sql`now() - interval '1 second'` };
  return withTenant(tenant.id, (tx) => tx.update(mailOrders).set(waiting).where(eq(mailOrders.tenantId, tenant.id)));
}

function writeToAdmins() {
  const letter = {
    tenantId: tenant.id,
    now: new Date(),
    key: 'billing:1',
    write: () => ({ subject: 'Due', body: 'Pay' }),
  };
  return withPlatform((tx) => orderForAdmins(tx, letter));
}

it('sends a letter to an admin who does not ask for the daily mail', async () => {
  await writeToAdmins();
  expect(await sendAll()).toEqual({ outcomes: ['sent'], sent: 1 });
});

it('sends the platform’s letters to a suspended company, by the job, too', async () => {
  await withPlatform((tx) => tx.update(tenants).set({ status: 'suspended' }).where(eq(tenants.id, tenant.id)));
  await writeToAdmins();
  await sendWaiting();
  expect((await orders()).map(({ outcome }) => outcome)).toEqual(['sent']);
  await waitAgain();
  expect(await sendAll()).toEqual({ outcomes: ['sent'], sent: 2 });
});

it('sends an answer of support to whoever asked, unless they were deactivated since', async () => {
  const answer = async () =>
    answerMember(await asOperator('admin'), { threadId: await makeThread(tenant), text: 'Switch it off and on.' });
  await answer();
  expect(await sendAll()).toEqual({ outcomes: ['sent'], sent: 1 });
  await answer();
  await deactivate(tenant.members.agent);
  const { outcomes, sent } = await sendAll();
  expect([outcomes.sort(), sent]).toEqual([['sent', 'withdrawn'], 1]);
});

it('sends an operator a question whose writer was deactivated since', async () => {
  const operator = await asOperator('admin');
  const threadId = await makeThread(tenant);
  await assignThread(operator, { threadId, operatorId: operator.operator.id });
  await answerThread(await asAgent(tenant), { threadId, text: 'Still there?' });
  await sendAll();
  await deactivate(tenant.members.agent);
  await waitAgain();
  expect((await sendAll()).outcomes).toEqual(['sent']);
});
