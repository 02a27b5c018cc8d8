import { newId } from '@/lib/id';
import { createRateRule } from '@/lib/rates/create-rate-rule';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { asManager } from './contexts';
import type { TestTenant } from './factories';

/** A Christmas season in which everything costs a quarter more. */
export function ruleFields(more: object = {}) {
  return {
    name: 'Christmas',
    startsOn: '2036-12-15',
    endsOn: '2037-01-05',
    classId: '',
    tier: '',
    price: 'raise',
    dailyRateCents: '',
    changeBasisPoints: '25',
    ...more,
  };
}

export async function makeRule(tenant: TestTenant, more: object = {}): Promise<string> {
  return (await createRateRule(await asManager(tenant), ruleFields(more))).id;
}

export async function makeVehicleClass(tenant: TestTenant, name = `Class ${newId()}`): Promise<string> {
  return (await createVehicleClass(await asManager(tenant), { name })).id;
}
