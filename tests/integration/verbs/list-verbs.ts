import { archiveVehicles } from '@/lib/allocations/archive-vehicles';
import { archiveCustomers } from '@/lib/customers/archive-customers';
import { archiveDrivers } from '@/lib/drivers/archive-drivers';
import { addRentalDriver } from '@/tests/support/add-rental-driver';
import { makeCustomer, makeDriver, makeVehicle } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import type { VerbCase } from './verb-case';

export const LIST_VERBS: VerbCase[] = [
  {
    verb: archiveVehicles,
    allowed: async (tenant) => ({ ids: [await makeVehicle(tenant), await makeVehicle(tenant)] }),
    forbidden: async (tenant) => [{ ids: [(await makeActiveRental(tenant)).vehicleId] }, 'vehicle_out'],
    stranger: 'record_not_found',
  },
  {
    verb: archiveCustomers,
    allowed: async (tenant) => ({ ids: [await makeCustomer(tenant), await makeCustomer(tenant)] }),
    forbidden: async (tenant) => [{ ids: [(await makeActiveRental(tenant)).customerId] }, 'customer_has_rental'],
    stranger: 'record_not_found',
  },
  {
    verb: archiveDrivers,
    allowed: async (tenant) => ({ ids: [await makeDriver(tenant), await makeDriver(tenant)] }),
    forbidden: async (tenant) => {
      const driverId = await makeDriver(tenant);
      await addRentalDriver(tenant, (await makeActiveRental(tenant)).id, driverId);
      return [{ ids: [driverId] }, 'driver_has_rental'];
    },
    stranger: 'record_not_found',
  },
];
