/** The company with 200,000 rentals, 100,000 customers and 1,000,000 payments, as companies.sql made it. */
export const BIG = {
  tenantId: made(1, 1),
  memberId: made(2, 1),
  slug: 'bench0001',
  timeZone: 'America/Port-au-Prince',
};

/** One of the other 999: 20 vehicles, 200 customers, 801 rentals, 801 payments. */
export const ORDINARY = { ...BIG, tenantId: made(1, 500), memberId: made(2, 500), slug: 'bench0500' };

/** An id of companies.sql: `pg_temp.made`. */
export function made(kind, number) {
  return `${kind.toString(16).padStart(8, '0')}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The id of one of its records, by its number from 1 on. */
export function recordOf(kind, number) {
  return made({ customer: 3, vehicle: 4, rental: 5 }[kind], 1_000_000 + number);
}
