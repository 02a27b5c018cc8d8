import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { countDrawer } from '@/lib/drawers/count-drawer';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { moveDrawer } from '@/lib/drawers/move-drawer';
import { signDrawer } from '@/lib/drawers/sign-drawer';
import { DAY_MS } from '@/lib/durations';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { exactCount } from '@/tests/support/exact-count';
import { makeTenant } from '@/tests/support/factories';

afterAll(closeDatabase);

it('counts no drawer again whose float another one began with, also once that one is signed off', async () => {
  const company = await makeTenant();
  const [yesterday, today, manager] = [
    await asAgent(company, { now: new Date(Date.now() - DAY_MS) }),
    await asAgent(company),
    await asManager(company),
  ];
  const float = { direction: 'in', currency: 'USD', amountCents: '100', reason: 'Float' };
  const read = (drawerId: string) => query(manager, 'payments.close', (q) => getDrawer(q, drawerId));
  const first = await moveDrawer(yesterday, float);
  const second = await moveDrawer(today, float);
  await countDrawer(today, { ...exactCount(await read(first.drawerId)), leftUsdCents: '100' });
  const { countId } = await countDrawer(today, exactCount(await read(second.drawerId)));
  await signDrawer(manager, { drawerId: second.drawerId, countId });
  const signed = await read(second.drawerId);
  const again = { ...exactCount(await read(first.drawerId)), leftUsdCents: '20' };
  await expect(countDrawer(today, again)).rejects.toMatchObject({ code: 'invalid_transition' });
  expect((await read(second.drawerId)).lines).toEqual(signed.lines);
});
