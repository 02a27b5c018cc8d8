import { archiveVehicle } from '@/lib/allocations/archive-vehicle';
import { updateVehicle } from '@/lib/allocations/update-vehicle';
import { archiveCustomer } from '@/lib/customers/archive-customer';
import { blacklistCustomer, clearCustomer, setCustomerStatus } from '@/lib/customers/change-customer-status';
import { createCustomer } from '@/lib/customers/create-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { newId } from '@/lib/id';
import { createVehicle } from '@/lib/vehicles/create-vehicle';
import { asManager } from '@/tests/support/contexts';
import { makeCustomer, makeVehicle, type TestTenant } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { randomDigits } from '@/tests/support/random-digits';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const vehicleFields = (plate = `ZA${randomDigits()}`) => ({
  make: 'Kia',
  model: 'Sportage',
  year: '2020',
  plate,
  seats: '5',
  fuelType: 'diesel',
  transmission: 'manual',
  dailyRateCents: '80',
  odometerKm: '41000',
});

const customerFields = () => ({ fullName: 'Jean Wilner', licenseNumber: `L${newId().slice(-8)}` });

async function blacklisted(tenant: TestTenant) {
  const customerId = await makeCustomer(tenant);
  await blacklistCustomer(await asManager(tenant), { customerId, reason: 'Unpaid' });
  return customerId;
}

const notPossible = 'invalid_transition';

export const FLEET_VERBS: VerbCase[] = [
  {
    verb: createVehicle,
    allowed: async () => vehicleFields(),
    forbidden: async (tenant) => {
      await makeVehicle(tenant, { plate: 'DBL 777', plateKey: 'DBL777' });
      return [vehicleFields('dbl-777'), 'duplicate_plate', { plate: 'duplicate_plate' }];
    },
    stranger: null,
  },
  {
    verb: updateVehicle,
    allowed: async (tenant) =>
      edited(tenant, updateVehicle, { vehicleId: await makeVehicle(tenant), ...vehicleFields() }),
    forbidden: async (tenant) => {
      const { vehicleId } = await makeActiveRental(tenant);
      return [
        await edited(tenant, updateVehicle, { vehicleId, ...vehicleFields(), serviceStatus: 'inactive' }),
        'vehicle_out',
        { serviceStatus: 'vehicle_out' },
      ];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveVehicle,
    allowed: async (tenant) => ({ vehicleId: await makeVehicle(tenant) }),
    forbidden: async (tenant) => [{ vehicleId: (await makeActiveRental(tenant)).vehicleId }, 'vehicle_out'],
    stranger: 'record_not_found',
  },
  {
    verb: createCustomer,
    allowed: async () => customerFields(),
    forbidden: async () => [
      { ...customerFields(), licenseNumber: ' ' },
      'validation_error',
      { licenseNumber: 'required' },
    ],
    stranger: null,
  },
  {
    verb: updateCustomer,
    allowed: async (tenant) =>
      edited(tenant, updateCustomer, { customerId: await makeCustomer(tenant), ...customerFields() }),
    forbidden: async (tenant) => {
      const customerId = await makeCustomer(tenant, { archivedAt: new Date() });
      return [await edited(tenant, updateCustomer, { customerId, ...customerFields() }), 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveCustomer,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant) }),
    forbidden: async (tenant) => [{ customerId: (await makeActiveRental(tenant)).customerId }, 'customer_has_rental'],
    stranger: 'record_not_found',
  },
  {
    verb: setCustomerStatus,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), status: 'inactive' }),
    forbidden: async (tenant) => [{ customerId: await blacklisted(tenant), status: 'active' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: blacklistCustomer,
    allowed: async (tenant) => ({ customerId: await makeCustomer(tenant), reason: 'Unpaid' }),
    forbidden: async (tenant) => [{ customerId: await blacklisted(tenant), reason: 'Again' }, notPossible],
    stranger: 'record_not_found',
  },
  {
    verb: clearCustomer,
    allowed: async (tenant) => ({ customerId: await blacklisted(tenant), reason: 'Paid' }),
    forbidden: async (tenant) => [{ customerId: await makeCustomer(tenant), reason: 'Never was' }, notPossible],
    stranger: 'record_not_found',
  },
];
