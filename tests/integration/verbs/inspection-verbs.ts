import { newId } from '@/lib/id';
import { closeDamage } from '@/lib/inspections/close-damage';
import { issueSheet } from '@/lib/inspections/issue-sheet';
import { markDamage } from '@/lib/inspections/mark-damage';
import { recordInspection } from '@/lib/inspections/record-inspection';
import { reopenDamage } from '@/lib/inspections/reopen-damage';
import { saveChecklist } from '@/lib/inspections/save-checklist';
import { chargeDamage } from '@/lib/payments/charge-damage';
import { asManager } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { brokenMirror, makeDamage, makeInspection, makeReturnedDamage } from '@/tests/support/make-damage';
import type { VerbCase } from './verb-case';

const PRICE = { amountCents: '120', note: 'Mirror 90.00, fitting 30.00' };

async function repaired(tenant: TestTenant): Promise<string> {
  const damageId = await makeDamage(tenant);
  await closeDamage(await asManager(tenant), { damageId, closedAs: 'repaired' });
  return damageId;
}

export const INSPECTION_VERBS: VerbCase[] = [
  {
    verb: recordInspection,
    allowed: async (tenant) => ({
      vehicleId: await makeVehicle(tenant, { odometerKm: 40_000 }),
      odometerKm: 40_100,
      fuelLevel: 'half',
      damages: [brokenMirror()],
      checklist: [{ item: 'jack', answer: 'missing' }],
      skippedShots: { dashboard: 'Dark' },
    }),
    forbidden: async (tenant) => [
      { vehicleId: await makeVehicle(tenant, { odometerKm: 40_000 }), odometerKm: 39_999, fuelLevel: 'half' },
      'odometer_below_last',
      { odometerKm: 'odometer_below_last' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: markDamage,
    allowed: async (tenant) => ({ ...brokenMirror(), inspectionId: (await makeInspection(tenant)).id }),
    forbidden: async (tenant) => [
      { ...brokenMirror({ id: await makeDamage(tenant) }), inspectionId: (await makeInspection(tenant)).id },
      'validation_error',
      { damages: 'invalid_value' },
    ],
    stranger: 'record_not_found',
  },
  {
    verb: closeDamage,
    allowed: async (tenant) => ({ damageId: await makeDamage(tenant), closedAs: 'dismissed', reason: 'A shadow' }),
    forbidden: async (tenant) => [{ damageId: await repaired(tenant), closedAs: 'repaired' }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: reopenDamage,
    allowed: async (tenant) => ({ damageId: await repaired(tenant) }),
    forbidden: async (tenant) => [{ damageId: await makeDamage(tenant) }, 'invalid_transition'],
    stranger: 'record_not_found',
  },
  {
    verb: chargeDamage,
    allowed: async (tenant) => ({ damageId: (await makeReturnedDamage(tenant)).damageId, ...PRICE }),
    forbidden: async (tenant) => [{ damageId: await makeDamage(tenant), ...PRICE }, 'damage_without_rental'],
    stranger: 'record_not_found',
  },
  {
    verb: issueSheet,
    allowed: async (tenant) => ({ inspectionId: (await makeInspection(tenant)).id, locale: 'ht' }),
    forbidden: async () => [{ inspectionId: newId() }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: saveChecklist,
    allowed: async () => ({ items: ['jack', 'First-aid kit'] }),
    forbidden: async () => [{ items: ['jack'], seen: ['keys'] }, 'record_changed'],
    stranger: null,
  },
];
