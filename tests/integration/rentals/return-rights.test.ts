import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { settleReturn } from '@/lib/payments/settle-return';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { checkedIn } from '@/tests/support/take-back';

afterAll(closeDatabase);

const CHEAPER = [
  ['fewer days', { usedDaysOnly: true }],
  ['another amount', { changes: [{ kind: 'fuel', amountCents: '1', reason: 'The gauge is broken' }] }],
  ['no charge', { changes: [{ kind: 'fuel', amountCents: null, reason: 'The gauge is broken' }] }],
] as const;

it.each(CHEAPER)('a return for %s is a manager’s, and not an agent’s', async (_what, change) => {
  const tenant = await makeTenant();
  const { id } = await makeActiveRental(tenant);
  await expect(settleReturn(await asAgent(tenant), checkedIn(id, change))).rejects.toMatchObject({
    code: 'insufficient_permissions',
  });
  await expect(settleReturn(await asManager(tenant), checkedIn(id, change))).resolves.toMatchObject({ id });
});

it('a return as it was calculated is an agent’s', async () => {
  const tenant = await makeTenant();
  const { id } = await makeActiveRental(tenant);
  await expect(settleReturn(await asAgent(tenant), checkedIn(id))).resolves.toMatchObject({ id });
});
