import { afterAll, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { checkCloses } from '@/lib/drawers/check-closes';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { exactCount } from '@/tests/support/exact-count';
import { makeTenant } from '@/tests/support/factories';

afterAll(closeDatabase);

it('counts what nobody has recorded as a difference, which needs a reason', async () => {
  const company = await makeTenant();
  const agent = await asAgent(company);
  const { drawerId } = await moveDrawer(agent, {
    ...{ direction: 'in', currency: 'USD', amountCents: '100', reason: 'Float' },
  });
  const read = () => query(agent, 'payments.close', (q) => getDrawer(q, drawerId));
  const count = { ...exactCount(await read()), others: { cheque: '80', debit_card: '0' } };
  await expect(countDrawer(agent, count)).rejects.toMatchObject({ fields: { reason: 'reason_required' } });
  await countDrawer(agent, { ...count, reason: 'A cheque without a payment' });
  const lines = (await read()).counts[0]?.lines ?? [];
  expect(lines.map(({ method, expectedCents, differenceCents }) => [method, expectedCents, differenceCents])).toEqual([
    ['cash', 10_000, 0],
    ['cash', 0, 0],
    ['cheque', 0, 8_000],
  ]);
  const faults = await withTenant(company.id, (tx) => checkCloses({ tx, tenantId: company.id, now: new Date() }));
  expect(faults).toEqual([]);
});
