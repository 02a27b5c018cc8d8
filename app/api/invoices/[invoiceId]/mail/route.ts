import { sendInvoice } from '@/lib/invoices/send-invoice';
import { route } from '@/lib/server/route';

export const POST = route(sendInvoice);
