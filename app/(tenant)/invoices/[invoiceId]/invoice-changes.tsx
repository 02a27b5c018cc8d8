import { useLocale, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import type { InvoiceRecord } from '@/lib/invoices/get-invoice-record';
import { formatMoney } from '@/lib/money';

/** What has changed in the ledger since the invoice was issued: the paper stays, and these say what to do. */
export function InvoiceChanges({ record, mayIssue }: { record: InvoiceRecord; mayIssue: boolean }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  if (record.invoice.kind !== 'invoice' || record.state === 'credited') return null;
  const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0);
  const waived = record.invoice.totalCents - record.creditedCents - record.billedCents;
  const added = sum([...record.since, ...record.restored].map(({ amountCents }) => amountCents));
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <>
      {waived > 0 && <Alert tone="warning">{t('waived_since', { amount: usd(waived) })}</Alert>}
      {added > 0 && (
        <Alert
          tone="info"
          action={
            mayIssue && (
              <LinkButton href={`/invoices/new?customer=${record.customer.id}`}>{t('invoice_rest')}</LinkButton>
            )
          }
        >
          {t('added_since', { amount: usd(added) })}
        </Alert>
      )}
    </>
  );
}
