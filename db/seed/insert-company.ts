import { CUSTOMER_KIND } from '@/lib/customers/customer-kind';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { numberKey } from '@/lib/search/search-text';
import { writeSearchWords } from '@/lib/search/write-search-words';
import { plateKey } from '@/lib/vehicles/plate';
import { VEHICLE_KIND } from '@/lib/vehicles/vehicle-kind';
import type { Transaction } from '../client';
import { customers } from '../schema/customers';
import { members } from '../schema/members';
import { tenantSettings } from '../schema/tenants';
import { vehicleClasses, vehicles } from '../schema/vehicles';
import { demoHours } from './business-hours';
import { type DemoCompany, HTG_RATE } from './companies';
import { chance } from './random';
import type { DemoStory } from './story';

export type CustomerRow = typeof customers.$inferInsert;
export type VehicleRow = typeof vehicles.$inferInsert;

interface Named {
  nameKey: string;
}

export interface Inserted {
  staff: Record<'agent' | 'manager' | 'admin', { id: string; name: string }>;
  vehicles: VehicleRow[];
  customers: CustomerRow[];
}

/** A company's settings, staff, fleet and customers. */
export async function insertCompany(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  options: { now: Date; passwordHash: string; odometersKm: number[] },
): Promise<Inserted> {
  const { now, passwordHash } = options;
  const { story } = company;
  await tx.insert(tenantSettings).values({
    tenantId,
    legalName: company.legalName,
    tradeName: company.name,
    taxId: company.taxId,
    patente: 'PAT-900-26',
    phone: company.phone,
    email: `bonjou@${company.slug}.test`,
    address: company.address,
    defaultLocale: company.locale,
    htgRate: HTG_RATE,
    htgRateOn: dayOf(now, -2),
    locations: company.locations,
    businessHours: demoHours(company.locations, company.afterHoursFeeCents),
    usageZones: company.usageZones,
    gpsStock: 3,
    childSeatStock: 4,
    cancellationFeeCents: 2500,
    noShowFeeCents: 5000,
    color: company.color,
  });
  const staff = company.staff.map((person) => ({
    ...person,
    tenantId,
    id: newId(),
    passwordHash,
    locale: company.locale,
    lastLoginAt: now,
  }));
  await tx.insert(members).values(staff);
  const classes = story.classes.map((name, position) => ({ tenantId, id: newId(), name, position }));
  await tx.insert(vehicleClasses).values(classes);
  const fleet = story.fleet.map((model, index) =>
    vehicleRow(tenantId, company, {
      index,
      now,
      classId: classes.find((entry) => entry.name === model.className)?.id ?? null,
      km: options.odometersKm[index] ?? 30_000,
    }),
  );
  const storedFleet = await tx.insert(vehicles).values(fleet).returning();
  await writeSearchWords({ tenantId, tx }, VEHICLE_KIND, storedFleet);
  const people = story.customers.map((name, index) => customerRow(tenantId, company, { name, index, now }));
  const storedPeople = await tx.insert(customers).values(people).returning();
  await writeSearchWords({ tenantId, tx }, CUSTOMER_KIND, storedPeople);
  const byRole = (role: string) => staff.find((person) => person.role === role) ?? { id: '', name: '' };
  return {
    staff: { agent: byRole('agent'), manager: byRole('manager'), admin: byRole('admin') },
    vehicles: fleet,
    customers: people,
  };
}

function vehicleRow(
  tenantId: string,
  company: DemoCompany,
  at: { index: number; now: Date; classId: string | null; km: number },
): VehicleRow & Named {
  const model = company.story.fleet[at.index];
  if (!model) throw new Error('the fleet has no such vehicle');
  const plate = `LO-${company.plateFrom + at.index}`;
  return {
    tenantId,
    id: newId(),
    classId: at.classId,
    make: model.make,
    model: model.model,
    year: model.year,
    plate,
    plateKey: plateKey(plate),
    vin: null,
    color: model.color,
    seats: model.seats,
    fuelType: model.fuelType,
    transmission: model.transmission,
    dailyRateCents: model.rate * 100,
    weeklyRateCents: Math.round(model.rate * 7 * 0.88) * 100,
    monthlyRateCents: Math.round(model.rate * 30 * 0.72) * 100,
    serviceStatus: stateOf(company.story, at.index),
    features: model.className === 'Compact' ? ['A/C'] : ['A/C', 'Bluetooth', 'GPS'],
    odometerKm: at.km,
    condition: at.index % 5 === 0 ? 'fair' : 'good',
    insuranceProvider: 'OAVCT',
    policyNumber: `OA-${company.plateFrom + at.index}`,
    insuranceExpiresOn: dayOf(at.now, at.index === 3 ? 6 : 40 + at.index * 13),
    registrationExpiresOn: dayOf(at.now, at.index === 8 ? 21 : 60 + at.index * 11),
    purchasePriceCents: at.index % 4 === 3 ? null : model.rate * (at.index < 3 ? 120 : 240) * 100,
    purchasedOn: at.index % 4 === 3 ? null : dayOf(at.now, -(400 - at.index)),
    nameKey: normalizeSearch(model.make, model.model),
    searchText: normalizeSearch(model.make, model.model, String(model.year), plate, plateKey(plate), model.color),
    createdAt: new Date(at.now.getTime() - (400 - at.index) * DAY_MS),
  };
}

function customerRow(
  tenantId: string,
  company: DemoCompany,
  at: { name: string; index: number; now: Date },
): CustomerRow & Named & { phone: string } {
  const { story } = company;
  const luck = chance(story.seed * 1000 + at.index);
  const place = luck.pick(story.addresses);
  /** The last of the list; none of them is out or booked. */
  const fromEnd = story.customers.length - at.index;
  const local = 37_000_000 + company.phoneFrom + at.index;
  const licenseNumber = `${luck.pick(['AA', 'BC', 'DL', 'PN'])}-${luck.between(100_000, 999_999)}`;
  const status = fromEnd === 3 ? 'blacklisted' : fromEnd === 2 ? 'inactive' : 'active';
  return {
    tenantId,
    id: newId(),
    fullName: at.name,
    phone: `+509${local}`,
    email: at.index % 3 === 0 ? `kliyan${at.index + 1}@${company.slug}.test` : null,
    ...place,
    language: at.index % 5 === 0 ? 'en' : at.index % 2 === 0 ? 'fr' : 'ht',
    dateOfBirth: `${luck.between(1958, 2000)}-${String(luck.between(1, 12)).padStart(2, '0')}-${String(luck.between(1, 28)).padStart(2, '0')}`,
    licenseNumber,
    licenseExpiresOn: dayOf(at.now, fromEnd === 4 ? 12 : 120 + luck.between(0, 1400)),
    idType: at.index % 4 === 0 ? 'passport' : 'national',
    idNumber:
      at.index % 4 === 0
        ? `PP${luck.between(1_000_000, 9_999_999)}`
        : String(luck.between(1_000_000_000, 9_999_999_999)),
    status,
    statusReason: status === 'blacklisted' ? story.words.blacklisted : null,
    tier: at.index % 17 === 0 ? 'vip' : at.index % 6 === 0 ? 'premium' : 'standard',
    nameKey: normalizeSearch(at.name),
    licenseKey: numberKey(licenseNumber),
    searchText: normalizeSearch(
      at.name,
      at.name.replace(/[\s-]/g, ''),
      String(local),
      licenseNumber,
      licenseNumber.replace('-', ''),
    ),
    createdAt: new Date(at.now.getTime() - (390 - at.index) * DAY_MS),
  };
}

/** As its open ticket says. */
function stateOf({ tickets }: DemoStory, index: number): 'maintenance' | 'inactive' | 'in_service' {
  const ticket = tickets.find(({ vehicle, status }) => vehicle === index && status === 'open');
  return ticket ? (ticket.resulting ?? 'maintenance') : 'in_service';
}

function dayOf(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}
