import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { asReader } from './as-reader.mjs';
import { ms, times, within } from './times.mjs';

const RUNS = 60;
const STEP = 2000;
const MOST = 1.5;
const LISTS = [
  ['100,000 customers', listCustomers, CustomerFilters, 50_000],
  ['200,000 rentals', listRentals, RentalFilters, 100_000],
  ['1,000,000 payments', listPayments, PaymentFilters, 200_000],
];

/** A page deep in a list against its first one, each in its own transaction. */
export async function measure({ add }) {
  for (const [name, list, filters, depth] of LISTS) {
    const read = (page) => asReader((ctx) => list(ctx, { ...filters.parse({}), ...page }));
    let cursor = null;
    for (let at = 0; at < depth; at += STEP) cursor = (await read({ cursor, size: STEP })).nextCursor;
    const [first, deep] = [[], []];
    for (let round = 0; round < RUNS; round += 1) {
      first.push(...(await times(1, () => read({ cursor: null }))));
      deep.push(...(await times(1, () => read({ cursor }))));
    }
    const [one, far] = [within(first, 0.5), within(deep, 0.5)];
    const what = `${name}, the page after ${depth.toLocaleString('en')}`;
    add({ what, yardstick: `first page ${ms(one)}`, ours: ms(far), ratio: far / one, most: MOST });
  }
}
