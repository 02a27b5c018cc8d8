import { beforeAll, expect, it } from 'vitest';
import { closeDamage } from '@/lib/inspections/close-damage';
import { getInspection } from '@/lib/inspections/get-inspection';
import { InspectionFilters } from '@/lib/inspections/input';
import { listStandingDamages, listVehicleDamages } from '@/lib/inspections/list-damages';
import { listInspections } from '@/lib/inspections/list-inspections';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { chargeDamage } from '@/lib/payments/charge-damage';
import { getRentalMoney } from '@/lib/payments/get-rental-money';
import { reopenReturn } from '@/lib/payments/reopen-return';
import { settleReturn } from '@/lib/payments/settle-return';
import { voidCharge } from '@/lib/payments/void-charge';
import { query } from '@/lib/server/query';
import { asAgent, asManager } from '@/tests/support/contexts';
import { makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { makeAttachments } from '@/tests/support/make-attachment';
import { brokenMirror, makeReturnedDamage } from '@/tests/support/make-damage';
import { checkedIn } from '@/tests/support/take-back';

let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant();
});

async function standing(vehicleId: string) {
  const ctx = await asAgent(tenant);
  const rows = await query(ctx, 'inspections.view', (q) => listStandingDamages(q, vehicleId));
  return rows.map(({ id, state }) => ({ id, state }));
}

it('carries a damage forward to the next inspection until it is repaired', async () => {
  const vehicleId = await makeVehicle(tenant, { odometerKm: 100 });
  const [old, fresh] = [brokenMirror(), brokenMirror({ view: 'top', x: 200, y: 500, kind: 'dent' })];
  const read = { vehicleId, odometerKm: 100, fuelLevel: 'full' };
  await recordInspection(await asAgent(tenant), { ...read, damages: [old] });
  const { id } = await recordInspection(await asAgent(tenant), { ...read, damages: [fresh] });
  const ctx = await asAgent(tenant);
  const second = await query(ctx, 'inspections.view', (q) => getInspection(q, id));
  expect(second.before.map((damage) => damage.id)).toEqual([old.id]);
  expect(second.found.map((damage) => damage.id)).toEqual([fresh.id]);
  await closeDamage(await asManager(tenant), { damageId: old.id, closedAs: 'repaired' });
  const third = await recordInspection(await asAgent(tenant), read);
  const after = await query(ctx, 'inspections.view', (q) => getInspection(q, third.id));
  expect(after.before.map((damage) => damage.id)).toEqual([fresh.id]);
  expect(await standing(vehicleId)).toEqual([{ id: fresh.id, state: 'open' }]);
  const filters = InspectionFilters.parse({ vehicleId, kind: 'standalone' });
  const listed = await query(ctx, 'inspections.view', (q) => listInspections(q, filters));
  expect(listed.rows.map(({ found }) => found)).toEqual([0, 1, 1]);
});

it('bills a damage with the line of the return that names it, and is open again once that is voided', async () => {
  const damage = brokenMirror();
  const { id: rentalId, vehicleId } = await makeActiveRental(tenant);
  const extras = [{ kind: 'damage', amountCents: '120', note: 'Mirror', damageId: damage.id }];
  await settleReturn(await asAgent(tenant), checkedIn(rentalId, { damages: [damage], extras }));
  expect(await standing(vehicleId)).toEqual([{ id: damage.id, state: 'charged' }]);
  const [charged] = await query(await asAgent(tenant), 'inspections.view', (q) => listVehicleDamages(q, vehicleId));
  expect(charged?.chargeCents).toBe(12_000);
  const chargeId = charged?.chargeId;
  await voidCharge(await asManager(tenant), { rentalId, chargeId, reason: 'Own fault' });
  expect(await standing(vehicleId)).toEqual([{ id: damage.id, state: 'open' }]);
});

it('charges a damage once, with its photo, at the rental whose return found it', async () => {
  const { damageId, rentalId } = await makeReturnedDamage(tenant);
  const [fileId] = await makeAttachments(tenant, { owner: 'damage', ownerId: damageId, slot: 'photo' });
  const ctx = await asAgent(tenant);
  const price = { damageId, amountCents: '120', note: 'Mirror 90.00, fitting 30.00' };
  const { id } = await chargeDamage(ctx, price);
  const money = await query(ctx, 'rentals.view', (q) => getRentalMoney(q, rentalId));
  const line = money.charges.find((charge) => charge.id === id);
  expect(line).toMatchObject({ kind: 'damage', amountCents: 12_000, note: price.note });
  expect(line?.photos.map((photo) => photo.id)).toEqual([fileId]);
  await expect(chargeDamage(ctx, price)).rejects.toMatchObject({ code: 'invalid_transition' });
});

it('counts nothing that a withdrawn return found', async () => {
  const { vehicleId, rentalId } = await makeReturnedDamage(tenant);
  expect(await standing(vehicleId)).toHaveLength(1);
  await reopenReturn(await asManager(tenant), { rentalId, reason: 'Not back yet' });
  expect(await standing(vehicleId)).toEqual([]);
});

it('refuses a line that names a damage of another return', async () => {
  const { damageId } = await makeReturnedDamage(tenant);
  const { id: rentalId } = await makeActiveRental(tenant);
  const extras = [{ kind: 'damage', amountCents: '120', note: 'Mirror', damageId }];
  const answer = settleReturn(await asAgent(tenant), checkedIn(rentalId, { extras }));
  await expect(answer).rejects.toMatchObject({ fields: { extras: 'invalid_value' } });
});
