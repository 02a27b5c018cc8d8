import { payInvoice } from '@/lib/billing/pay-invoice';
import { operatorRoute } from '@/lib/server/route';

export const POST = operatorRoute(payInvoice);
