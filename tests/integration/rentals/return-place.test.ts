import { afterAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { changeReturnPlace } from '@/lib/rentals/change-return-place';
import { asAgent } from '@/tests/support/contexts';
import { asReadNow } from '@/tests/support/edit-now';
import { makeTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeReturned } from '@/tests/support/take-back';

afterAll(closeDatabase);

it('changes where a vehicle that is out comes back to, and refuses one that is back, with both states', async () => {
  const tenant = await makeTenant();
  const ctx = await asAgent(tenant);
  const change = async (rentalId: string) =>
    changeReturnPlace(ctx, await asReadNow(changeReturnPlace, ctx, { rentalId, returnLocation: 'Jacmel' }));
  const { id } = await makeActiveRental(tenant);
  await expect(change(id)).resolves.toEqual({ id });
  const { id: back } = await makeReturned(tenant);
  await expect(change(back)).rejects.toMatchObject({
    code: 'invalid_transition',
    params: { from: 'completed', to: 'active' },
  });
});
