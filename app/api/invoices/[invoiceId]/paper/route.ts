import { paperRoute } from '@/lib/files/paper-route';
import { getBill } from '@/lib/invoices/get-bill';

export const GET = paperRoute('invoices.view', (ctx, { invoiceId = '' }) => getBill(ctx, invoiceId));
