import { withTenant } from '@/db/client';
import { rentalDrivers } from '@/db/schema/rentals';
import type { TestTenant } from './factories';

/** Names a driver on a rental, as its agreement would. */
export async function addRentalDriver(tenant: TestTenant, rentalId: string, driverId: string): Promise<void> {
  await withTenant(tenant.id, (tx) => tx.insert(rentalDrivers).values({ tenantId: tenant.id, rentalId, driverId }));
}
