import 'server-only';
import { findDuplicates } from '@/lib/customers/find-duplicates';
import { getCustomer } from '@/lib/customers/get-customer';
import { listCustomerEvents } from '@/lib/customers/list-customer-events';
import { listAttachments } from '@/lib/files/list-attachments';
import type { Locale } from '@/lib/i18n/locales';
import { countCustomerRentals } from '@/lib/payments/list-customer-rentals';
import { countCustomerPayments } from '@/lib/payments/list-payments';
import { countCustomerReservations } from '@/lib/reservations/list-customer-reservations';
import type { TenantContext } from '@/lib/server/context';
import type { ReadContext } from '@/lib/server/query';

export type CustomerRecord = Awaited<ReturnType<typeof loadRecord>>;

/** The customer and the page number of the part to show. */
export interface RecordView {
  ctx: TenantContext;
  locale: Locale;
  cursor: string | null;
  /** The days of the statement, as they are in the address. */
  period: { from?: unknown; to?: unknown };
}

/** What every part of a customer's page needs. Each part loads the rest itself. Throws `record_not_found`. */
export async function loadRecord(q: ReadContext, customerId: string) {
  const customer = await getCustomer(q, customerId);
  const probe = { ...customer, phone: customer.phone ?? '', email: customer.email ?? '', except: customerId };
  const [rentals, reservations, payments, files, events, lookAlikes, mergedInto] = await Promise.all([
    countCustomerRentals(q, customerId),
    countCustomerReservations(q, customerId),
    countCustomerPayments(q, customerId),
    listAttachments(q, { customerId }),
    listCustomerEvents(q, customerId),
    customer.archivedAt ? [] : findDuplicates(q, probe),
    customer.mergedIntoId ? getCustomer(q, customer.mergedIntoId) : null,
  ]);
  return { customer, counts: { rentals, reservations, payments }, files, events, lookAlikes, mergedInto };
}
