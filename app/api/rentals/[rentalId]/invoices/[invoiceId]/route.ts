import { paperRoute } from '@/lib/files/paper-route';
import { getInvoice } from '@/lib/payments/get-invoice';

export const GET = paperRoute('rentals.view', (ctx, { rentalId = '', invoiceId = '' }) =>
  getInvoice(ctx, rentalId, invoiceId),
);
