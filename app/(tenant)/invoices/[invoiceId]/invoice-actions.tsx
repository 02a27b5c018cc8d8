import { useTranslations } from 'next-intl';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { InvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { CreditInvoice } from './credit-invoice';
import { MailBill } from './mail-bill';

interface Props {
  record: InvoiceRecord;
  /** In the customer's language. */
  text: string;
  mayMail: boolean;
  mayCredit: boolean;
}

/** The paper, the ways to send it, and its credit note. */
export function InvoiceActions({ record, text, mayMail, mayCredit }: Props) {
  const t = useTranslations('invoices');
  const { invoice, customer, lines, since, state } = record;
  const open = lines.filter(({ creditNoteId }) => creditNoteId === null);
  const lowered = since.filter(({ amountCents }) => amountCents < 0);
  return (
    <>
      {mayCredit && invoice.kind === 'invoice' && state !== 'credited' && (
        <CreditInvoice
          invoiceId={invoice.id}
          number={invoice.number}
          lines={open.map(({ id, kind, amountCents, note, waivedAt, rentalId }) => {
            const unit = record.units.find((one) => one.id === rentalId);
            return { id, kind, amountCents, note, number: unit?.number ?? '', waived: waivedAt !== null };
          })}
          lowered={lowered.map(({ id, kind, amountCents, note, rentalId }) => {
            const unit = record.units.find((one) => one.id === rentalId);
            return { id, kind, amountCents: -amountCents, note, number: unit?.number ?? '', waived: true };
          })}
        />
      )}
      {customer.phone && <WhatsAppButton phone={customer.phone} text={text} label="WhatsApp" />}
      {mayMail && <MailBill invoiceId={invoice.id} />}
      <a href={`/api/invoices/${invoice.id}/paper`} target="_blank" rel="noopener" className={buttonClass('primary')}>
        <Icon name="file-text" />
        {t('paper')}
      </a>
    </>
  );
}
