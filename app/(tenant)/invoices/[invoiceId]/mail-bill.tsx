'use client';

import { MailButton } from '@/components/customers/mail-button';
import { sendInvoiceAction } from '../actions';

export function MailBill({ invoiceId }: { invoiceId: string }) {
  return <MailButton send={() => sendInvoiceAction({ invoiceId })} />;
}
