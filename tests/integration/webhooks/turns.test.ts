import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendWaitingDeliveries } from '@/lib/webhooks/send-waiting-deliveries';
import { makeTenant } from '@/tests/support/factories';
import { makeDelivery, makeEndpoint } from '@/tests/support/make-webhook';
import { ownDatabase } from '@/tests/support/own-database';
import { startReceiver } from '@/tests/support/webhook-receiver';
import { readDelivery } from '@/tests/support/webhook-rows';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let dropDatabase: () => Promise<void>;
beforeAll(async () => {
  // Another file's test would send these too.
  dropDatabase = await ownDatabase();
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await dropDatabase();
});

it('a company whose addresses never answer does not hold up the others', async () => {
  const [slow, quick] = [await makeTenant(), await makeTenant()];
  const silent = await makeEndpoint(slow, { url: `${receiver.origin}/silent` });
  const slowIds: string[] = [];
  for (let made = 0; made < 12; made += 1) slowIds.push(await makeDelivery(slow, silent));
  const id = await makeDelivery(quick, await makeEndpoint(quick, { url: `${receiver.origin}/fine` }));
  await sendWaitingDeliveries({ ports: [receiver.port], allowed: ['127.0.0.1'], deadlineMs: 2000 });
  const { outcome, triedAt } = await readDelivery(quick, id);
  expect(outcome).toBe('taken');
  const rows = await Promise.all(slowIds.map((one) => readDelivery(slow, one)));
  expect(rows.every(({ attempts, error }) => attempts === 1 && error === 'url_too_slow')).toBe(true);
  expect(rows.filter((row) => row.triedAt && triedAt && row.triedAt < triedAt).length).toBeLessThan(8);
});
