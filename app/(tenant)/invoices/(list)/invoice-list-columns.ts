import type { ListColumn } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { ListedInvoice } from '@/lib/invoices/list-invoices';
import { formatMoney } from '@/lib/money';

export function invoiceListColumns(
  t: Translate,
  locale: Locale,
  timeZone: string,
): [ListColumn<ListedInvoice>, ...ListColumn<ListedInvoice>[]] {
  const day = (at: Date | string | null) => (at === null ? '' : formatDate(at, locale, timeZone));
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return [
    { key: 'number', header: t('invoices.number'), cell: (row) => row.number, figures: true, card: 'title' },
    { key: 'billed', header: t('invoices.billed_to'), cell: (row) => row.billedName, name: true, card: 'line' },
    { key: 'order', header: t('invoices.purchase_order'), cell: (row) => row.purchaseOrder, name: true },
    { key: 'issued', header: t('invoices.issued'), cell: (row) => day(row.issuedAt), figures: true, card: 'start' },
    { key: 'due', header: t('invoices.due'), cell: (row) => day(row.dueOn), figures: true },
    {
      key: 'state',
      header: t('common.status'),
      cell: (row) => statusBadge(t, `invoice_${row.state}`),
      card: 'state',
    },
    { key: 'total', header: t('common.total'), cell: (row) => usd(row.totalCents), numeric: true, card: 'end' },
    {
      key: 'left',
      header: t('invoices.left'),
      cell: (row) => (row.kind === 'invoice' ? usd(row.leftCents) : ''),
      numeric: true,
      card: 'fact',
      labelled: true,
    },
  ];
}
