import { withPlatform, withTenant } from '@/db/client';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { members } from '@/db/schema/members';
import { tenantSettings, tenants } from '@/db/schema/tenants';
import { vehicles } from '@/db/schema/vehicles';
import type { MemberRole } from '@/lib/auth/permissions';
import { newId } from '@/lib/id';

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

/** A company of its own, with one member of each role, so that tests never meet each other's rows. */
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
  await withTenant(tenant.id, (tx) =>
    tx.insert(vehicles).values({
      tenantId: tenant.id,
      id,
      make: 'Toyota',
      model: 'RAV4',
      year: 2021,
      plate,
      plateKey: plate,
      seats: 5,
      fuelType: 'gasoline',
      transmission: 'automatic',
      dailyRateCents: 9500,
      odometerKm: 40_000,
      searchText: `toyota rav4 ${plate.toLowerCase()}`,
      ...values,
    }),
  );
  return id;
}

export async function makeCustomer(
  tenant: TestTenant,
  values: Partial<typeof customers.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(customers).values({
      tenantId: tenant.id,
      id,
      fullName: 'Marie-Flore Desrosiers',
      phone: '+50937000002',
      licenseNumber: `L${unique()}`,
      licenseExpiresOn: '2031-06-30',
      dateOfBirth: '1988-04-12',
      searchText: 'marie flore desrosiers',
      ...values,
    }),
  );
  return id;
}

export async function makeDriver(
  tenant: TestTenant,
  values: Partial<typeof drivers.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await withTenant(tenant.id, (tx) =>
    tx.insert(drivers).values({
      tenantId: tenant.id,
      id,
      fullName: 'Pierre-Antoine Lafrance',
      licenseNumber: `D${unique()}`,
      licenseExpiresOn: '2031-06-30',
      dateOfBirth: '1990-02-11',
      nameKey: 'pierre antoine lafrance',
      searchText: 'pierre antoine lafrance',
      ...values,
    }),
  );
  return id;
}
