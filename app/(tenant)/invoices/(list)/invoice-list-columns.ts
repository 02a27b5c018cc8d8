import type { ListColumn } from '@/components/lists/list-screen';
import { formatDate } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { ListedInvoice } from '@/lib/invoices/list-invoices';
import type { InvoiceState } from '@/lib/invoices/values';
import { formatMoney } from '@/lib/money';

/** Their state is that of the tab. What is left to pay is said of those that are not paid. Nobody pays a credit note. */
export function invoiceListColumns(
  t: Translate,
  locale: Locale,
  { timeZone, state }: { timeZone: string; state: InvoiceState },
): [ListColumn<ListedInvoice>, ...ListColumn<ListedInvoice>[]] {
  const day = (at: Date | string | null) => (at === null ? '' : formatDate(at, locale, timeZone));
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const asked = state === 'open' || state === 'overdue';
  const proforma = state === 'proforma';
  return [
    { key: 'number', header: t('invoices.number'), cell: (row) => row.number, figures: true, card: 'title' },
    { key: 'billed', header: t('invoices.billed_to'), cell: (row) => row.billedName, name: true, card: 'line' },
    { key: 'order', header: t('invoices.purchase_order'), cell: (row) => row.purchaseOrder, name: true },
    {
      key: 'issued',
      header: t('invoices.issued'),
      cell: (row) => day(row.issuedAt),
      figures: true,
      card: asked || proforma ? undefined : 'start',
    },
    ...(state === 'credit_note'
      ? []
      : [
          {
            key: 'due',
            header: t(proforma ? 'invoices.valid_until' : 'invoices.due'),
            cell: (row: ListedInvoice) => day(row.dueOn),
            figures: true,
            card: asked || proforma ? ('start' as const) : undefined,
            labelled: true,
          },
        ]),
    {
      key: 'total',
      header: t('common.total'),
      cell: (row) => usd(row.totalCents),
      numeric: true,
      card: 'end',
      ...(asked && { quiet: true, labelled: true }),
    },
    ...(asked
      ? [
          {
            key: 'left',
            header: t('invoices.left'),
            cell: (row: ListedInvoice) => ({ text: usd(row.leftCents), strong: true }),
            numeric: true,
            card: 'fact' as const,
            labelled: true,
          },
        ]
      : []),
  ];
}
