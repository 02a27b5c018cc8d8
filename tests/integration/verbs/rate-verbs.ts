import { changeTurnaround } from '@/lib/allocations/change-turnaround';
import { archiveRateRule } from '@/lib/rates/archive-rate-rule';
import { createRateRule } from '@/lib/rates/create-rate-rule';
import { updateRateRule } from '@/lib/rates/update-rate-rule';
import { query } from '@/lib/server/query';
import { archiveVehicleClass } from '@/lib/vehicles/archive-vehicle-class';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { listVehicleClasses } from '@/lib/vehicles/list-vehicle-classes';
import { renameVehicleClass } from '@/lib/vehicles/rename-vehicle-class';
import { reorderVehicleClasses } from '@/lib/vehicles/reorder-vehicle-classes';
import { asManager } from '@/tests/support/contexts';
import { makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeRule, makeVehicleClass, ruleFields } from '@/tests/support/make-rule';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

async function archivedRule(tenant: TestTenant) {
  const ruleId = await makeRule(tenant);
  await archiveRateRule(await asManager(tenant), { ruleId });
  return ruleId;
}

async function order(tenant: TestTenant) {
  await makeVehicleClass(tenant);
  const classes = await query(await asManager(tenant), 'vehicles.view', listVehicleClasses);
  return classes.map(({ id }) => id);
}

export const RATE_VERBS: VerbCase[] = [
  {
    verb: changeTurnaround,
    allowed: async (tenant) => edited(tenant, changeTurnaround, { turnaroundMinutes: 45 }),
    forbidden: async (tenant) => [
      await edited(tenant, changeTurnaround, { turnaroundMinutes: 1441 }),
      'validation_error',
      { turnaroundMinutes: 'out_of_range' },
    ],
    stranger: null,
  },
  {
    verb: createRateRule,
    allowed: async () => ruleFields(),
    forbidden: async () => [ruleFields({ startsOn: '2037-01-06' }), 'validation_error', { endsOn: 'season_backwards' }],
    stranger: null,
  },
  {
    verb: updateRateRule,
    allowed: async (tenant) => edited(tenant, updateRateRule, { ruleId: await makeRule(tenant), ...ruleFields() }),
    forbidden: async (tenant) => [
      { ruleId: await archivedRule(tenant), version: 'any', ...ruleFields() },
      'record_not_found',
    ],
    stranger: 'record_not_found',
  },
  {
    verb: archiveRateRule,
    allowed: async (tenant) => ({ ruleId: await makeRule(tenant) }),
    forbidden: async (tenant) => [{ ruleId: await archivedRule(tenant) }, 'record_not_found'],
    stranger: 'record_not_found',
  },
  {
    verb: createVehicleClass,
    allowed: async () => ({ name: `Class ${Math.random()}` }),
    forbidden: async (tenant) => {
      await makeVehicleClass(tenant, 'Taken');
      return [{ name: 'Taken' }, 'duplicate_class', { name: 'duplicate_class' }];
    },
    stranger: null,
  },
  {
    verb: renameVehicleClass,
    allowed: async (tenant) =>
      edited(tenant, renameVehicleClass, {
        classId: await makeVehicleClass(tenant),
        name: `Class ${Math.random()}`,
      }),
    forbidden: async (tenant) => {
      await makeVehicleClass(tenant, 'Known');
      return [
        await edited(tenant, renameVehicleClass, { classId: await makeVehicleClass(tenant), name: 'Known' }),
        'duplicate_class',
        { name: 'duplicate_class' },
      ];
    },
    stranger: 'record_not_found',
  },
  {
    verb: reorderVehicleClasses,
    allowed: async (tenant) => edited(tenant, reorderVehicleClasses, { classIds: (await order(tenant)).toReversed() }),
    forbidden: async (tenant) => {
      await makeVehicleClass(tenant);
      const fewer = { classIds: (await order(tenant)).slice(1) };
      return [await edited(tenant, reorderVehicleClasses, fewer), 'invalid_transition'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveVehicleClass,
    allowed: async (tenant) => ({ classId: await makeVehicleClass(tenant) }),
    forbidden: async (tenant) => {
      const classId = await makeVehicleClass(tenant);
      await makeVehicle(tenant, { classId });
      return [{ classId }, 'class_in_use'];
    },
    stranger: 'record_not_found',
  },
];
