import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, withTenant } from '@/db/client';
import { vehicleAllocations } from '@/db/schema/allocations';
import { documents } from '@/db/schema/files';
import { inspections } from '@/db/schema/inspections';
import { charges, rentals } from '@/db/schema/rentals';
import { signatures } from '@/db/schema/signatures';
import { vehicles } from '@/db/schema/vehicles';
import { HOUR_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { activateRental } from '@/lib/rentals/activate-rental';
import { getAgreement } from '@/lib/rentals/get-agreement';
import { localIn, makeDraft } from '@/tests/support/agreement';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { pdfText } from '@/tests/unit/papers/pdf-text';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await makeTenant();
});
afterAll(closeDatabase);

function rowsOf(rentalId: string) {
  return withTenant(tenant.id, (tx) =>
    Promise.all([
      tx.select().from(rentals).where(eq(rentals.id, rentalId)),
      tx.select().from(vehicleAllocations).where(eq(vehicleAllocations.rentalId, rentalId)),
      tx.select().from(inspections).where(eq(inspections.rentalId, rentalId)),
      tx.select().from(signatures).where(eq(signatures.rentalId, rentalId)),
      tx.select().from(charges).where(eq(charges.rentalId, rentalId)).orderBy(charges.position),
      tx
        .select()
        .from(documents)
        .where(and(eq(documents.rentalId, rentalId), eq(documents.kind, 'agreement'))),
    ]),
  );
}

describe('handing over', () => {
  it('makes number, hold, inspection, signatures, charges and the frozen paper, in one go', async () => {
    const customerId = await makeCustomer(tenant, { language: 'ht' });
    const draft = await makeDraft(tenant, { customerId, values: { odometerKm: '40 012', damageNotes: 'Grafouyen' } });
    const { id, number } = await activateRental(await asAgent(tenant), draft);
    await getAgreement(await asAgent(tenant), id);
    const [[rental], [hold], [inspection], signed, lines, [paper]] = await rowsOf(id);
    expect(rental).toMatchObject({ status: 'active', number, totalCents: 28_500, locale: 'ht', draft: null });
    expect(rental?.terms).toMatchObject({ rates: { weeklyCents: null, monthlyCents: null } });
    expect(hold).toMatchObject({ kind: 'rental', releasedAt: null });
    expect(inspection).toMatchObject({
      kind: 'checkout',
      odometerKm: 40_012,
      fuelLevel: 'full',
      damageNotes: 'Grafouyen',
    });
    expect(signed.map(({ signer, name }) => [signer, name]).toSorted()).toEqual([
      ['agent', 'The agent'],
      ['customer', 'Marie-Flore Desrosiers'],
    ]);
    expect(lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([['rent', 28_500]]);
    expect(paper).toMatchObject({ locale: 'ht', number, sha256: sha256(paper?.content) });
    expect(pdfText(paper?.content ?? Buffer.alloc(0)).text).toContain('Kontra lokasyon');
    const [vehicle] = await withTenant(tenant.id, (tx) =>
      tx.select().from(vehicles).where(eq(vehicles.id, draft.vehicleId)),
    );
    expect(vehicle?.odometerKm).toBe(40_012);
  });

  it('keeps the paper as it was signed, whatever becomes of customer, vehicle and prices', async () => {
    const draft = await makeDraft(tenant);
    const { id } = await activateRental(await asAgent(tenant), draft);
    const paper = async () => getAgreement(await asAgent(tenant), id);
    const before = await paper();
    await withTenant(tenant.id, (tx) =>
      tx.update(vehicles).set({ make: 'Renamed', dailyRateCents: 1 }).where(eq(vehicles.id, draft.vehicleId)),
    );
    expect(await paper()).toEqual(before);
  });

  it('happens once for a request that comes four times, and gives all of them the same number', async () => {
    const draft = await makeDraft(tenant);
    const ctx = await asAgent(tenant, { idempotencyKey: newId() });
    const answers = await Promise.all([1, 2, 3, 4].map(() => activateRental(ctx, draft)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    await getAgreement(ctx, draft.rentalId);
    const [, holds, checks, , , papers] = await rowsOf(draft.rentalId);
    expect([holds.length, checks.length, papers.length]).toEqual([1, 1, 1]);
  });

  it('leaves nothing behind when it is refused', async () => {
    const draft = await makeDraft(tenant, { total: 28_501 });
    await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({
      code: 'quote_changed',
      details: { totalCents: 28_500 },
    });
    const [[rental], ...others] = await rowsOf(draft.rentalId);
    expect(rental).toMatchObject({ status: 'draft', number: null });
    expect(others.flat()).toEqual([]);
  });
});

describe('what is against it', () => {
  const cases: [string, { values?: object; customer?: object; vehicle?: object }, string][] = [
    ['a blacklisted customer', { customer: { status: 'blacklisted' } }, 'customer_blacklisted'],
    ['an inactive customer', { customer: { status: 'inactive' } }, 'customer_inactive'],
    ['no licence date', { customer: { licenseExpiresOn: null } }, 'license_expiry_missing'],
    ['a licence that has ended', { customer: { licenseExpiresOn: '2020-01-01' } }, 'license_expired'],
    ['a child', { customer: { dateOfBirth: '2020-01-01' } }, 'customer_underage'],
    ['a vehicle in the garage', { vehicle: { serviceStatus: 'maintenance' } }, 'vehicle_not_in_service'],
    ['a pickup of yesterday', { values: { pickupAt: localIn(-24) } }, 'pickup_in_past'],
    ['a pickup in three years', { values: { pickupAt: localIn(26_280), dueAt: localIn(26_352) } }, 'pickup_too_far'],
    ['half an hour', { values: { dueAt: localIn(0.5) } }, 'period_invalid'],
    ['a return that is past', { values: { pickupAt: localIn(-1.5), dueAt: localIn(-0.1) } }, 'due_in_past'],
    ['a return before the pickup', { values: { dueAt: localIn(-5) } }, 'return_before_pickup'],
    ['no signature of the customer', { values: { customerSignature: '' } }, 'customer_signature_missing'],
    ['no signature of the agent', { values: { agentSignature: '' } }, 'agent_signature_missing'],
    ['three acknowledgments', { values: { acknowledgments: ['terms', 'charges', 'gps'] } }, 'acknowledgments_missing'],
    ['a clock that runs back', { values: { odometerKm: '39999' } }, 'odometer_below_last'],
    ['a clock that leaps', { values: { odometerKm: '140000' } }, 'odometer_jump'],
    ['a rate of the agent’s own', { values: { dailyRateCents: '60' } }, 'insufficient_permissions'],
    ['a discount of the agent’s', { values: { discountCents: '5', discountReason: 'x' } }, 'insufficient_permissions'],
    ['an exemption of the agent’s', { values: { taxExempt: true, taxExemptReason: 'x' } }, 'insufficient_permissions'],
    ['an archived vehicle', { vehicle: { archivedAt: new Date() } }, 'record_not_found'],
    ['an archived customer', { customer: { archivedAt: new Date() } }, 'record_not_found'],
    ['no fuel level', { values: { fuelLevel: '' } }, 'inspection_missing'],
    ['no odometer reading', { values: { odometerKm: '' } }, 'inspection_missing'],
    ['a fuel level that there is not', { values: { fuelLevel: 'brim' } }, 'validation_error'],
  ];

  it.each(cases)('%s', async (_name, { values, customer, vehicle }, code) => {
    const customerId = await makeCustomer(tenant, customer);
    const vehicleId = await makeVehicle(tenant, vehicle);
    const draft = await makeDraft(tenant, { customerId, vehicleId, values });
    await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({ code });
    const [[rental]] = await rowsOf(draft.rentalId);
    expect(rental?.status).toBe('draft');
  });

  it('a vehicle that nobody has looked at, naming what is to be read', async () => {
    const draft = await makeDraft(tenant);
    const { fuelLevel: _fuel, odometerKm: _km, ...unread } = draft.values;
    await expect(activateRental(await asAgent(tenant), { ...draft, values: unread })).rejects.toMatchObject({
      code: 'inspection_missing',
      fields: { fuelLevel: 'required', odometerKm: 'required' },
    });
  });

  it('but not a jump that the clerk confirms', async () => {
    const draft = await makeDraft(tenant, { values: { odometerKm: '140000', odometerConfirmed: true } });
    await expect(activateRental(await asAgent(tenant), draft)).resolves.toBeDefined();
  });

  it('a discount without a reason, also of a manager’s; with one it counts', async () => {
    const discounted = (discountReason: string) =>
      makeDraft(tenant, { values: { discountCents: '25.00', discountReason }, total: 26_000 });
    const manager = await asManager(tenant);
    await expect(activateRental(manager, await discounted(''))).rejects.toMatchObject({ code: 'reason_required' });
    const { id } = await activateRental(manager, await discounted('Kliyan fidèl'));
    const [[rental]] = await rowsOf(id);
    expect(rental).toMatchObject({ discountCents: 2_500, totalCents: 26_000 });
  });

  it('another company’s customer or vehicle', async () => {
    const stranger = await makeTenant();
    const foreign = { customerId: await makeCustomer(stranger), vehicleId: await makeVehicle(stranger) };
    const ctx = await asAgent(tenant);
    for (const [name, id] of Object.entries(foreign)) {
      const draft = await makeDraft(tenant);
      const input = { ...draft, values: { ...draft.values, [name]: id } };
      const refusal = { code: 'record_not_found', fields: { [name]: 'record_not_found' } };
      await expect(activateRental(ctx, input), name).rejects.toMatchObject(refusal);
    }
  });

  it('a vehicle that is out and late, although its time is over', async () => {
    const late = await makeActiveRental(tenant, {
      out: new Date(Date.now() - 96 * HOUR_MS),
      due: new Date(Date.now() - 24 * HOUR_MS),
    });
    const draft = await makeDraft(tenant, {
      vehicleId: late.vehicleId,
      values: { dailyRateCents: '55' },
      total: 16_500,
    });
    await expect(activateRental(await asAgent(tenant), draft)).rejects.toMatchObject({
      code: 'vehicle_not_available',
      details: { late: true, freeFrom: null },
    });
  });
});

function sha256(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}
