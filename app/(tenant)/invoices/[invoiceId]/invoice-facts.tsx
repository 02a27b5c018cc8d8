import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { formatDate, formatDateTime } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { InvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { shownTaxId } from '@/lib/papers/shown-tax-id';
import { InvoiceBalance } from './invoice-balance';

interface Props {
  record: InvoiceRecord;
  locale: Locale;
  timeZone: string;
}

/** What is left to pay, whom it bills, and the papers that belong to it. */
export function InvoiceFacts({ record, locale, timeZone }: Props) {
  const t = useTranslations('invoices');
  const { invoice, customer, credited } = record;
  const link = (paper: { id: string; number: string }) => (
    <Link className="link" href={`/invoices/${paper.id}`}>
      {paper.number}
    </Link>
  );
  const dueLabel = t(invoice.kind === 'proforma' ? 'valid_until' : 'due');
  const exempt = invoice.exemption ?? (invoice.exemptReason && 'other');
  return (
    <div className="grid gap-4">
      {invoice.kind === 'invoice' && <InvoiceBalance record={record} />}
      <Card title={t('billed')}>
        <DescriptionList
          facts={[
            {
              label: t('customer'),
              value: (
                <Link className="link" href={`/customers/${customer.id}`}>
                  {customer.fullName}
                </Link>
              ),
            },
            { label: t('tax_id'), value: shownTaxId(invoice.billedTaxId) },
            { label: t('address'), value: invoice.billedAddress },
            { label: t('purchase_order'), value: invoice.purchaseOrder },
            {
              label: t('issued'),
              value: t('issued_by', {
                date: formatDateTime(invoice.issuedAt, locale, timeZone),
                name: record.issuedBy ?? '',
              }),
            },
            ...(invoice.dueOn ? [{ label: dueLabel, value: formatDate(invoice.dueOn, locale, timeZone) }] : []),
            ...(exempt ? [{ label: t(`exemption_${exempt}`), value: invoice.exemptReason }] : []),
            ...(credited ? [{ label: t('credits'), value: link(credited) }] : []),
            ...(invoice.reason ? [{ label: t('reason'), value: invoice.reason }] : []),
          ]}
        />
      </Card>
    </div>
  );
}
