import { useTranslations } from 'next-intl';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { invoiceMessage } from '@/lib/payments/invoice-message';
import { MailInvoice } from './mail-invoice';

interface SendInvoiceProps {
  money: RentalMoney;
  company: string;
  mayMail: boolean;
}

/** The ways to send the customer the invoice that counts, in their language. The PDF goes by mail, its figures by WhatsApp. */
export function SendInvoice({ money, company, mayMail }: SendInvoiceProps) {
  const t = useTranslations('rentals');
  const { rental, customer, vehicle, balance } = money;
  const invoice = money.invoices.findLast(({ withdrawn }) => !withdrawn);
  if (!invoice || !customer || !vehicle) return null;
  const byMail = mayMail && customer.email !== null;
  if (!byMail && !customer.phone) return null;
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
        {customer.phone && <WhatsAppButton phone={customer.phone} text={text} label="WhatsApp" />}
      </div>
    </div>
  );
}
