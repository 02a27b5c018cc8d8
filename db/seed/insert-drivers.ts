import { DRIVER_KIND } from '@/lib/drivers/driver-kind';
import { DAY_MS } from '@/lib/durations';
import { newId } from '@/lib/id';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { numberKey } from '@/lib/search/search-text';
import { writeSearchWords } from '@/lib/search/write-search-words';
import type { Transaction } from '../client';
import { drivers } from '../schema/drivers';
import { rentalDrivers } from '../schema/rentals';
import type { DemoCompany } from './companies';
import type { Inserted } from './insert-company';
import type { SeededRental } from './insert-history';
import { inSlices } from './numbering';
import { chance } from './random';

const CHAUFFEURS = 3;
/** One rental with a chauffeur after this many without. */
const WITH_CHAUFFEUR_EACH = 9;

export type DriverRow = ReturnType<typeof driverRow>;

/** Some customers' additional drivers and three chauffeurs of the company, with their search words. */
export async function insertDrivers(
  tx: Transaction,
  tenantId: string,
  company: DemoCompany,
  at: { made: Inserted; now: Date },
): Promise<DriverRow[]> {
  const names = company.story.drivers.slice(0, company.story.withDrivers.length + CHAUFFEURS);
  const rows = names.map((name, index) => driverRow(tenantId, company, { ...at, name, index }));
  const stored = await tx.insert(drivers).values(rows).returning();
  await writeSearchWords({ tenantId, tx }, DRIVER_KIND, stored);
  return rows;
}

/** Names drivers on rentals: additional drivers on their customer's rental, chauffeurs in turn. */
export async function insertRentalDrivers(
  tx: Transaction,
  at: { seeded: SeededRental[]; drivers: DriverRow[] },
): Promise<Map<string, DriverRow[]>> {
  const free = at.drivers.filter(({ kind }) => kind === 'chauffeur').map((driver) => ({ driver, until: 0 }));
  const named = new Map<string, DriverRow[]>();
  for (const [index, { row, plan }] of at.seeded.entries()) {
    const own = at.drivers.filter(({ customerId }) => customerId === row.customerId);
    const [chauffeur] = free.filter(({ until }) => until < plan.out.getTime()).sort((a, b) => a.until - b.until);
    const wanted = index % WITH_CHAUFFEUR_EACH === 0 || (row.status === 'active' && plan.vehicle === 2);
    if (wanted && chauffeur) {
      chauffeur.until = (plan.returned ?? plan.due).getTime();
      own.push(chauffeur.driver);
    }
    if (own.length > 0) named.set(row.id, own);
  }
  const rows = [...named].flatMap(([rentalId, list]) =>
    list.map(({ tenantId, id }) => ({ tenantId, rentalId, driverId: id })),
  );
  await inSlices(rows, (slice) => tx.insert(rentalDrivers).values(slice));
  return named;
}

function driverRow(
  tenantId: string,
  company: DemoCompany,
  at: { made: Inserted; now: Date; name: string; index: number },
) {
  const { seed, withDrivers } = company.story;
  const luck = chance(seed * 2000 + at.index);
  const kind = at.index < withDrivers.length ? ('additional' as const) : ('chauffeur' as const);
  const customer = at.made.customers[withDrivers[at.index] ?? -1];
  const phone = `+509${37_000_060 + company.phoneFrom + at.index}`;
  const licenseNumber = `${luck.pick(['AA', 'BC', 'DL', 'PN'])}-${luck.between(100_000, 999_999)}`;
  const day = (days: number) => new Date(at.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  // The license of the last additional driver has expired; another one expires soon.
  const days =
    at.index === withDrivers.length - 1 ? -20 : at.index === withDrivers.length - 2 ? 18 : 150 + luck.between(0, 1200);
  return {
    tenantId,
    id: newId(),
    kind,
    customerId: customer?.id ?? null,
    fullName: at.name,
    phone,
    email: null,
    licenseNumber,
    licenseExpiresOn: at.index === withDrivers.length - 3 ? null : day(days),
    dateOfBirth: `${luck.between(1960, 2001)}-${String(luck.between(1, 12)).padStart(2, '0')}-${String(luck.between(1, 28)).padStart(2, '0')}`,
    idCardNumber: String(luck.between(1_000_000_000, 9_999_999_999)),
    notes: '',
    nameKey: normalizeSearch(at.name),
    licenseKey: numberKey(licenseNumber),
    searchText: normalizeSearch(
      at.name,
      at.name.replace(/[\s-]/g, ''),
      phone.slice(4),
      licenseNumber,
      numberKey(licenseNumber),
    ),
    createdAt: new Date(at.now.getTime() - (380 - at.index) * DAY_MS),
  };
}
