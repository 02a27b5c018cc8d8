import { CustomerFilters } from '@/lib/customers/input';
import { listCustomers } from '@/lib/customers/list-customers';
import { PaymentFilters } from '@/lib/payments/input';
import { listPayments } from '@/lib/payments/list-payments';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { RentalFilters } from '@/lib/rentals/list-input';
import { listRentals } from '@/lib/rentals/list-rentals';
import { VehicleFilters } from '@/lib/vehicles/input';
import { listVehicles } from '@/lib/vehicles/list-vehicles';
import { asReader } from './as-reader.mjs';
import { ms, times, within } from './times.mjs';

const RUNS = 30;
const MOST_MS = 10;
const year = new Date().getUTCFullYear() - 1;
const SEARCHES = [
  ['customers', listCustomers, CustomerFilters, { name: 'jean toussaint', phone: '30004', nothing: 'qqxzz' }],
  ['vehicles', listVehicles, VehicleFilters, { plate: 'lo 01109', name: 'toyota rav', nothing: 'qqxzz' }],
  [
    'rentals',
    listRentals,
    RentalFilters,
    { number: `R-${year}-100042`, name: 'jean toussaint', plate: 'lo 01109', nothing: 'qqxzz' },
  ],
  ['payments', listPayments, PaymentFilters, { number: `P-${year}-800018`, name: 'jean toussaint', nothing: 'qqxzz' }],
  [
    'pending collections',
    listPendingCollections,
    PaymentFilters,
    { name: 'jean toussaint', plate: 'lo 01109', nothing: 'qqxzz' },
  ],
  ['sum of pending collections', sumPendingCollections, PaymentFilters, { everything: '' }],
];

/** Half of the searches are answered within this, each in its own transaction with row security. */
export async function measure({ add }) {
  for (const [name, list, filters, searches] of SEARCHES) {
    for (const [kind, q] of Object.entries(searches)) {
      const read = () => asReader((ctx) => list(ctx, filters.parse({ q })));
      const [first = 0] = await times(1, read);
      const value = within(await times(first > 500 ? 3 : RUNS, read), 0.5);
      add({ what: `${name}, by ${kind}`, ours: ms(value), value, most: q ? MOST_MS : undefined, unit: ' ms' });
    }
  }
}
