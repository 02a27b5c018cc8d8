import { sql } from 'drizzle-orm';
import { withTenant } from '@/db/client';
import { newId } from '@/lib/id';
import { makeCustomer, makeTenant, makeVehicle, type TestTenant } from '@/tests/support/factories';

export interface Company extends TestTenant {
  vehicle: { id: string; plate: string };
  customer: { id: string; name: string };
}

/** A company for one journey, with a member of each role, one vehicle and one customer. */
export async function makeCompany(): Promise<Company> {
  const tenant = await makeTenant();
  const mark = newId().slice(-8);
  const plate = `E${mark.slice(0, 6).toUpperCase()}`;
  const name = `Célestin Dieudonné ${mark}`;
  const [vehicleId, customerId] = await Promise.all([
    makeVehicle(tenant, {
      ...{ make: 'Nissan', model: 'Patrol', year: 2022, plate, plateKey: plate, seats: 7, fuelType: 'diesel' },
      ...{ dailyRateCents: 12_000, odometerKm: 30_000 },
    }),
    makeCustomer(tenant, { fullName: name, phone: null, licenseNumber: `L${mark}`, licenseExpiresOn: '2034-01-31' }),
  ]);
  return { ...tenant, vehicle: { id: vehicleId, plate }, customer: { id: customerId, name } };
}

type Counted = 'rentals' | 'payments' | 'customers' | 'vehicles' | 'report_exports';

/** How many of something a company has, counted by the database. `where` is SQL over the table `t`. */
export function countIn({ id }: Company, table: Counted, where = 'true'): Promise<number> {
  return withTenant(id, async (tx) => {
    const count = `select count(*)::int as count from ${table} t where t.tenant_id = '${id}' and ${where}`;
    const [row] = await tx.execute<{ count: number }>(sql.raw(count));
    return row?.count ?? 0;
  });
}
