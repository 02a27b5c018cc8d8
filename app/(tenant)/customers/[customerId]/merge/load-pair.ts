import 'server-only';
import { getCustomer } from '@/lib/customers/get-customer';
import { AppError } from '@/lib/errors';
import { countCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { countCustomerPayments } from '@/lib/payments/list-payments';
import { countCustomerReservations } from '@/lib/reservations/list-customer-reservations';
import type { ReadContext } from '@/lib/server/query';

/**
 * The record to keep, and the one to merge into it if already chosen. Throws `record_not_found` if one does not exist.
 */
export async function loadPair(q: ReadContext, { keptId, mergedId }: { keptId: string; mergedId: string | null }) {
  const [kept, merged] = await Promise.all([load(q, keptId), mergedId ? load(q, mergedId) : null]);
  if (keptId === mergedId) throw new AppError('record_not_found');
  return { kept, merged };
}

async function load(q: ReadContext, customerId: string) {
  const customer = await getCustomer(q, customerId);
  if (customer.archivedAt) throw new AppError('record_not_found');
  const [rentals, reservations, payments] = await Promise.all([
    countCustomerRentals(q, customerId),
    countCustomerReservations(q, customerId),
    countCustomerPayments(q, customerId),
  ]);
  return { ...customer, counts: { rentals, reservations, payments } };
}
