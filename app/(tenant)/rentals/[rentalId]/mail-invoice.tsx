'use client';

import { MailButton } from '@/components/customers/mail-button';
import { mailInvoiceAction } from './actions';

export function MailInvoice({ rentalId }: { rentalId: string }) {
  return <MailButton send={() => mailInvoiceAction({ rentalId })} />;
}
