import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { documents } from '@/db/schema/files';
import { charges, rentals } from '@/db/schema/rentals';
import { signatures } from '@/db/schema/signatures';
import { demoSignature } from '@/db/seed/signature';
import { newId } from '@/lib/id';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { activateRental } from '@/lib/rentals/activate-rental';
import { cancelRental } from '@/lib/rentals/cancel-rental';
import { getAgreement } from '@/lib/rentals/get-agreement';
import { query } from '@/lib/server/query';
import { makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

const cancel = async (rentalId: string, odometerKm = 40_000) =>
  cancelRental(await asManager(tenant), { rentalId, odometerKm, reason: 'Flat tyre' });

async function statusOf(rentalId: string) {
  const [row] = await withTenant(tenant.id, (tx) => tx.select().from(rentals).where(eq(rentals.id, rentalId)));
  return row?.status;
}

it.each([39_999, 40_001])('refuses at %i km what left at 40,000: the vehicle was driven', async (odometerKm) => {
  const { id } = await makeActiveRental(tenant);
  await expect(cancel(id, odometerKm)).rejects.toMatchObject({
    code: 'vehicle_driven',
    fields: { odometerKm: 'vehicle_driven' },
    params: { out: 40_000 },
  });
  expect(await statusOf(id)).toBe('active');
});

it('makes the vehicle available again, and removes the charges but those removed before', async () => {
  const { id, vehicleId } = await makeActiveRental(tenant);
  const other = await makeActiveRental(tenant);
  const earlier = { tenantId: tenant.id, id: newId(), rentalId: id, kind: 'other' as const, amountCents: 100 };
  const waived = { waivedAt: new Date('2026-01-01T00:00:00Z'), waivedReason: 'Kind', createdBy: tenant.members.agent };
  await withTenant(tenant.id, (tx) => tx.insert(charges).values({ ...earlier, ...waived }));
  await cancel(id);
  const rows = await withTenant(tenant.id, (tx) =>
    tx.select().from(charges).where(eq(charges.tenantId, tenant.id)).orderBy(charges.amountCents),
  );
  expect(rows.filter(({ rentalId }) => rentalId === id).map(({ waivedReason }) => waivedReason)).toEqual([
    'Kind',
    'Flat tyre',
  ]);
  expect(rows.find(({ rentalId }) => rentalId === other.id)?.waivedAt).toBeNull();
  expect([await statusOf(id), await statusOf(other.id)]).toEqual(['cancelled', 'active']);
  const draft = await makeDraft(tenant, { vehicleId, values: { rateOwn: false }, total: 16_500 });
  const handedOver = { ...draft, values: { ...draft.values, dailyRateCents: '55.00' } };
  await expect(activateRental(await asAgent(tenant), handedOver)).resolves.toMatchObject({ id: draft.rentalId });
});

it('marks the agreement as void, with who, when and why, and keeps the signed one as it was', async () => {
  const ctx = await asAgent(tenant);
  const draft = await makeDraft(tenant);
  const { id } = await activateRental(ctx, draft);
  const signed = await getAgreement(ctx, id);
  await cancel(id, Number(draft.values.odometerKm));
  const marked = await getAgreement(ctx, id);
  const { text } = pdfText(marked.content);
  expect(text).toContain('The manager : Flat tyre');
  expect(text).toContain(signed.number);
  expect(pdfText(signed.content).text).not.toContain('Flat tyre');
  const stored = await withTenant(tenant.id, (tx) => tx.select({ sha256: documents.sha256 }).from(documents));
  expect(stored.map(({ sha256 }) => sha256).toSorted()).toEqual([signed.sha256, marked.sha256].toSorted());
  const { agreements } = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, id));
  expect(agreements).toHaveLength(1);
}, 60_000);

it.each([
  ['without its terms', null, ['customer', 'agent']],
  ['that the customer has not signed', {}, ['agent']],
  ['that no agent has signed', {}, ['customer']],
] as const)('leaves an imported agreement %s without a paper', async (_what, terms, signers) => {
  const { id: rentalId } = await makeActiveRental(tenant, { values: { terms } });
  const signed = { tenantId: tenant.id, rentalId, name: 'Marie Joseph', image: demoSignature('customer') };
  await withTenant(tenant.id, (tx) =>
    tx.insert(signatures).values(signers.map((signer) => ({ ...signed, id: newId(), signer, signedAt: new Date() }))),
  );
  await cancel(rentalId);
  expect(await statusOf(rentalId)).toBe('cancelled');
  expect(await withTenant(tenant.id, (tx) => tx.select().from(documents))).toEqual([]);
});

it('is not for a draft, which is discarded', async () => {
  const { rentalId } = await makeDraft(tenant);
  await expect(cancel(rentalId)).rejects.toMatchObject({ code: 'invalid_transition' });
  const mine = and(eq(rentals.tenantId, tenant.id), eq(rentals.id, rentalId), eq(rentals.status, 'draft'));
  expect(await withTenant(tenant.id, (tx) => tx.$count(rentals, mine))).toBe(1);
});
