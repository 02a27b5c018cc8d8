import 'server-only';
import { sql } from 'drizzle-orm';
import { platformInvoices } from '@/db/schema/billing';
import type { INVOICE_STATES } from './input';

export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The state of a platform's invoice on a day. */
export function invoiceState(today: string) {
  const { paidOn, dueOn } = platformInvoices;
  return sql<InvoiceState>`case when ${paidOn} is not null then 'paid' when ${dueOn} < ${today}::date then 'overdue' else 'open' end`;
}
