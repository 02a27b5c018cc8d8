import { archiveDriver } from '@/lib/drivers/archive-driver';
import { createDriver } from '@/lib/drivers/create-driver';
import { updateDriver } from '@/lib/drivers/update-driver';
import { newId } from '@/lib/id';
import { addRentalDriver } from '@/tests/support/add-rental-driver';
import { makeCustomer, makeDriver } from '@/tests/support/factories';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { edited } from './edited';
import type { VerbCase } from './verb-case';

const driverFields = () => ({ fullName: 'Jean Wilner', licenseNumber: `L${newId().slice(-8)}` });

export const DRIVER_VERBS: VerbCase[] = [
  {
    verb: createDriver,
    allowed: async (tenant) => ({ ...driverFields(), customerId: await makeCustomer(tenant) }),
    forbidden: async (tenant) => {
      const customerId = await makeCustomer(tenant, { archivedAt: new Date() });
      return [{ ...driverFields(), customerId }, 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: updateDriver,
    allowed: async (tenant) => edited(tenant, updateDriver, { driverId: await makeDriver(tenant), ...driverFields() }),
    forbidden: async (tenant) => {
      const driverId = await makeDriver(tenant, { archivedAt: new Date() });
      return [await edited(tenant, updateDriver, { driverId, ...driverFields() }), 'record_not_found'];
    },
    stranger: 'record_not_found',
  },
  {
    verb: archiveDriver,
    allowed: async (tenant) => ({ driverId: await makeDriver(tenant) }),
    forbidden: async (tenant) => {
      const driverId = await makeDriver(tenant);
      await addRentalDriver(tenant, (await makeActiveRental(tenant)).id, driverId);
      return [{ driverId }, 'driver_has_rental'];
    },
    stranger: 'record_not_found',
  },
];
