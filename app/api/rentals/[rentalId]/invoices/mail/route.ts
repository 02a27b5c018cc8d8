import { mailInvoice } from '@/lib/payments/mail-invoice';
import { route } from '@/lib/server/route';

export const POST = route(mailInvoice);
