'use server';

import { creditInvoice } from '@/lib/invoices/credit-invoice';
import { issueInvoice } from '@/lib/invoices/issue-invoice';
import { sendInvoice } from '@/lib/invoices/send-invoice';
import { action } from '@/lib/server/action';

export const issueInvoiceAction = action(issueInvoice, '/invoices', '/rentals', '/customers', '/payments');
export const creditInvoiceAction = action(creditInvoice, '/invoices');
export const sendInvoiceAction = action(sendInvoice);
