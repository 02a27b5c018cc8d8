import { withPlatform, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import type { MemberRole } from '@/lib/auth/permissions';
import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { DRIVER_KIND } from '@/lib/drivers/driver-kind';
import { newId } from '@/lib/id';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { numberKey } from '@/lib/search/search-text';
import { writeSearchWords } from '@/lib/search/write-search-words';
import { VEHICLE_KIND } from '@/lib/vehicles/vehicle-kind';

export interface TestTenant {
  id: string;
  slug: string;
  name: string;
  members: Record<MemberRole, string>;
}

let serial = 0;

function unique(): string {
  serial += 1;
  return `${newId().slice(-10)}${serial}`;
}

/** A separate company with one member of each role, so that tests never see each other's rows. */
export async function makeTenant(settings: Partial<typeof tenantSettings.$inferInsert> = {}): Promise<TestTenant> {
  const id = newId();
  const slug = `t${unique()}`;
  const name = `Tenant ${slug}`;
  await withPlatform((tx) => tx.insert(tenants).values({ id, slug, name, plan: 'premium' }));
  const roles: Record<MemberRole, string> = { agent: newId(), manager: newId(), admin: newId() };
  await withTenant(id, async (tx) => {
    await tx.insert(tenantSettings).values({ tenantId: id, legalName: name, ...settings });
    await tx.insert(members).values(
      Object.entries(roles).map(([role, memberId]) => ({
        tenantId: id,
        id: memberId,
        name: `The ${role}`,
        email: `${role}@${slug}.test`,
        role: role as MemberRole,
      })),
    );
  });
  return { id, slug, name, members: roles };
}

export async function makeVehicle(
  tenant: TestTenant,
  values: Partial<typeof vehicles.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const plate = `LO${unique().slice(-8)}`.toUpperCase();
  const made = {
    make: 'Toyota',
    model: 'RAV4',
    year: 2021,
    plate,
    plateKey: plate,
    vin: null,
    color: '',
    seats: 5,
    fuelType: 'gasoline' as const,
    transmission: 'automatic' as const,
    dailyRateCents: 9500,
    odometerKm: 40_000,
    ...values,
  };
  const nameKey = normalizeSearch(made.make, made.model);
  await withTenant(tenant.id, async (tx) => {
    const searchText = normalizeSearch(made.make, made.model, made.plate);
    const rows = await tx
      .insert(vehicles)
      .values({ searchText, ...made, nameKey, tenantId: tenant.id, id })
      .returning();
    const listed = rows.filter((row) => !row.archivedAt);
    await writeSearchWords({ tenantId: tenant.id, tx }, VEHICLE_KIND, listed);
  });
  return id;
}

export async function makeCustomer(
  tenant: TestTenant,
  values: Partial<typeof customers.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const made = {
    fullName: 'Marie-Flore Desrosiers',
    phone: '+50937000002',
    email: null,
    licenseNumber: `L${unique()}`,
    licenseExpiresOn: '2031-06-30',
    dateOfBirth: '1988-04-12',
    idNumber: '',
    ...values,
  };
  const keys = { nameKey: normalizeSearch(made.fullName), licenseKey: numberKey(made.licenseNumber) };
  await withTenant(tenant.id, async (tx) => {
    const rows = await tx
      .insert(customers)
      .values({ ...keys, searchText: keys.nameKey, ...made, tenantId: tenant.id, id })
      .returning();
    const listed = rows.filter((row) => !row.archivedAt);
    await writeSearchWords({ tenantId: tenant.id, tx }, CUSTOMER_KIND, listed);
  });
  return id;
}

export async function makeDriver(
  tenant: TestTenant,
  values: Partial<typeof drivers.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const made = {
    fullName: 'Pierre-Antoine Lafrance',
    phone: null,
    email: null,
    licenseNumber: `D${unique()}`,
    licenseExpiresOn: '2031-06-30',
    dateOfBirth: '1990-02-11',
    idCardNumber: '',
    ...values,
  };
  const keys = { nameKey: normalizeSearch(made.fullName), licenseKey: numberKey(made.licenseNumber) };
  await withTenant(tenant.id, async (tx) => {
    const rows = await tx
      .insert(drivers)
      .values({ ...keys, ...made, tenantId: tenant.id, id })
      .returning();
    const listed = rows.filter((row) => !row.archivedAt);
    await writeSearchWords({ tenantId: tenant.id, tx }, DRIVER_KIND, listed);
  });
  return id;
}
