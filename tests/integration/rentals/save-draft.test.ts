import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDatabase } from '@/db/client';
import { newId } from '@/lib/id';
import { findDraft, listOpenDrafts } from '@/lib/rentals/get-draft';
import { saveDraft } from '@/lib/rentals/save-draft';
import { query } from '@/lib/server/query';
import { asAgent } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const at = (second: number) => asAgent(tenant, { now: new Date(Date.UTC(2026, 10, 21, 15, 0, second)) });
const values = (notes: string) => ({ notes });

it('keeps what was typed, as typed, and is found again by who left it', async () => {
  const rentalId = newId();
  await saveDraft(await at(0), { rentalId, step: 'agreement', values: { dailyRateCents: '9o,5', notes: '' } });
  const ctx = await asAgent(tenant);
  expect(await query(ctx, 'rentals.create', (q) => findDraft(q, rentalId))).toMatchObject({
    status: 'draft',
    draft: { dailyRateCents: '9o,5' },
  });
  expect((await query(ctx, 'rentals.create', listOpenDrafts)).map(({ id }) => id)).toContain(rentalId);
});

it('is not overwritten by a screen that does not know of the last save', async () => {
  const rentalId = newId();
  const save = async (second: number, editor: string, seenAt: string | null) =>
    saveDraft(await at(second), { rentalId, step: 'agreement', values: values(editor), editor, seenAt });
  const desk = await save(0, 'desk', null);
  // The response was lost: the same tab may save again although it does not know of its own save.
  await save(1, 'desk', null);
  await expect(save(2, 'phone', desk.savedAt)).rejects.toMatchObject({ code: 'draft_changed' });
  const phone = await save(3, 'phone', new Date(Date.UTC(2026, 10, 21, 15, 0, 1)).toISOString());
  await expect(save(4, 'desk', desk.savedAt)).rejects.toMatchObject({ code: 'draft_changed' });
  await expect(save(5, 'desk', phone.savedAt)).resolves.toMatchObject({ id: rentalId });
});
