import { z } from 'zod';
import { dayInput } from '../day-input';
import { PageInput } from '../lists/page-input';
import { PAID_METHODS } from './values';

export const PayInvoiceInput = z.object({
  invoiceId: z.uuid('record_not_found'),
  paidOn: dayInput('2020-01-01', 'today'),
  method: z.enum(PAID_METHODS, 'required'),
  reference: z.string().trim().max(120, 'too_long').default(''),
});

export const INVOICE_STATES = ['open', 'overdue', 'paid'] as const;

export const PlatformInvoiceFilters = z.object({
  q: z.string().trim().max(100).catch(''),
  state: z.enum(INVOICE_STATES).nullable().catch(null),
  ...PageInput.shape,
});
export type PlatformInvoiceFilters = z.output<typeof PlatformInvoiceFilters>;
