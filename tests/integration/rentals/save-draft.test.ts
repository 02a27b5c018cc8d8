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

it('keeps what was typed, as typed, and is found again by who left it', async () => {
  const rentalId = newId();
  await saveDraft(await asAgent(tenant), {
    rentalId,
    step: 'agreement',
    values: { dailyRateCents: '9o,5', notes: '' },
  });
  const ctx = await asAgent(tenant);
  expect(await query(ctx, 'rentals.create', (q) => findDraft(q, rentalId))).toMatchObject({
    status: 'draft',
    draft: { dailyRateCents: '9o,5' },
  });
  expect((await query(ctx, 'rentals.create', listOpenDrafts)).map(({ id }) => id)).toContain(rentalId);
});

it('is not overwritten by a screen that does not know of the last save', async () => {
  const rentalId = newId();
  const save = async (version: string | undefined, seen: string[]) =>
    saveDraft(await asAgent(tenant), { rentalId, step: 'agreement', values: { notes: `${version}` }, version, seen });
  const notes = async () =>
    (await query(await asAgent(tenant), 'rentals.create', (q) => findDraft(q, rentalId)))?.draft?.notes;
  await save('desk-1', []);
  // The same saving again, and a later one of the tab whose first answer was lost.
  await save('desk-1', []);
  await save('desk-2', ['desk-1']);
  await expect(save('phone-1', ['desk-1'])).rejects.toMatchObject({ code: 'draft_changed' });
  await expect(save('phone-1', [])).rejects.toMatchObject({ code: 'draft_changed' });
  expect(await notes()).toBe('desk-2');
  await save('phone-2', ['desk-2']);
  await expect(save('desk-3', ['desk-1', 'desk-2'])).rejects.toMatchObject({ code: 'draft_changed' });
  await expect(save('desk-4', ['phone-2'])).resolves.toEqual({ id: rentalId, version: 'desk-4' });
  // A program that asks for no version replaces the draft; a screen that is open learns of it.
  await save(undefined, []);
  await expect(save('desk-5', ['desk-4'])).rejects.toMatchObject({ code: 'draft_changed' });
});
