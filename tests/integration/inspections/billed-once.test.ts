import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { settleReturn } from '@/lib/payments/settle-return';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { brokenMirror } from '@/tests/support/make-damage';
import { checkedIn } from '@/tests/support/take-back';

afterAll(closeDatabase);

it('a return bills a damage by one line only', async () => {
  const tenant = await makeTenant();
  const damage = brokenMirror();
  const { id: rentalId } = await makeActiveRental(tenant);
  const line = { kind: 'damage', amountCents: '120', note: 'Mirror', damageId: damage.id };
  const twice = checkedIn(rentalId, { damages: [damage], extras: [line, line] });
  await expect(settleReturn(await asAgent(tenant), twice)).rejects.toMatchObject({
    fields: { extras: 'invalid_value' },
  });
  const once = checkedIn(rentalId, { damages: [damage], extras: [line] });
  await expect(settleReturn(await asAgent(tenant), once)).resolves.toBeDefined();
});
