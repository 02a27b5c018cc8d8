'use server';

import { payInvoice } from '@/lib/billing/pay-invoice';
import { operatorAction } from '@/lib/server/operator-action';

export const payInvoiceAction = operatorAction(payInvoice, '/admin');
