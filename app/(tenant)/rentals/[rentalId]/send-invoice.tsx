import { useTranslations } from 'next-intl';
import { LinkMenu } from '@/components/paper-links/link-menu';
import { PaperChatButton } from '@/components/paper-links/paper-chat-button';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { invoiceMessage } from '@/lib/payments/invoice-message';
import { MailInvoice } from './mail-invoice';

interface SendInvoiceProps {
  money: RentalMoney;
  company: string;
  mayMail: boolean;
  mayShare: boolean;
  timeZone: string;
}

/** The ways to send the customer the invoice that counts, in their language. The PDF goes by mail, its figures and its link by WhatsApp. */
export function SendInvoice({ money, company, mayMail, mayShare, timeZone }: SendInvoiceProps) {
  const t = useTranslations('rentals');
  const common = useTranslations('common');
  const { rental, customer, vehicle, balance } = money;
  const invoice = money.invoices.findLast(({ withdrawn }) => !withdrawn);
  if (!invoice || !customer || !vehicle) return null;
  const byMail = mayMail && customer.email !== null;
  if (!mayMail && !customer.phone) return null;
  const paper = { kind: 'invoice', paperId: invoice.id } as const;
  const { text } = invoiceMessage({
    locale: customer.language,
    company,
    customer: customer.fullName,
    number: invoice.number,
    vehicle: `${vehicle.make} ${vehicle.model}`,
    balance,
  });
  return (
    <div>
      <p className="mb-2">{t('send_invoice', { number: invoice.number })}</p>
      <div className="flex flex-wrap gap-2">
        {byMail && <MailInvoice rentalId={rental.id} />}
        {customer.phone && <PaperChatButton paper={paper} phone={customer.phone} text={text} />}
        {mayShare && (
          <LinkMenu paper={paper} timeZone={timeZone} label={common('more_acts_named', { name: invoice.number })} />
        )}
      </div>
    </div>
  );
}
