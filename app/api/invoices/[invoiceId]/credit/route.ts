import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { route } from '@/lib/server/route';

export const POST = route(creditInvoice, 201);
