import { InvoicePaperLink } from '@/components/billing/invoice-paper-link';
import type { ListColumn } from '@/components/lists/list-screen';
import { statusBadge } from '@/components/ui/status-badge';
import type { PlatformInvoiceRow } from '@/lib/billing/list-platform-invoices';
import { formatDate, formatMonthYear } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { formatMoney } from '@/lib/money';
import { PayDialog } from './pay-dialog';

/**
 * The platform's invoices. Each opens as a PDF, and an unpaid one has the button that notes its payment. Their states are
 * a column only where one of the rows has something to say there.
 */
export function billingColumns(
  t: Translate,
  rows: PlatformInvoiceRow[],
  { locale, today }: { locale: Locale; today: string },
): [ListColumn<PlatformInvoiceRow>, ...ListColumn<PlatformInvoiceRow>[]] {
  const day = (value: string) => formatDate(value, locale, 'UTC');
  const state = ({ state, reminders }: PlatformInvoiceRow) => ({
    // When it was paid stands under payment.
    badge: state === 'paid' ? null : statusBadge(t, `invoice_${state}`),
    ...(state === 'overdue' && reminders > 0 && { below: t('billing.reminded', { count: reminders }) }),
  });
  const due = ({ dueOn, paidOn, paidMethod, paidReference }: PlatformInvoiceRow) =>
    paidOn
      ? [t('billing.paid_on', { day: day(paidOn) }), t(`billing.method_${paidMethod as 'cash'}`), paidReference]
          .filter(Boolean)
          .join(' · ')
      : t('subscription.due', { day: day(dueOn) });
  return [
    {
      key: 'number',
      header: t('billing.invoice'),
      cell: ({ number, company }) => ({ text: company, strong: true, below: number }),
      card: 'title',
    },
    ...(rows.some((row) => row.state !== 'paid')
      ? [{ key: 'state', header: t('common.status'), cell: state, card: 'state' } as const]
      : []),
    {
      key: 'month',
      header: t('billing.month'),
      cell: ({ fromDay }) => formatMonthYear(fromDay.slice(0, 7), locale),
      card: 'line',
      quiet: true,
    },
    {
      key: 'total',
      header: t('common.amount'),
      cell: ({ totalCents }) => formatMoney(totalCents, 'USD', locale),
      numeric: true,
      card: 'state',
    },
    { key: 'due', header: t('billing.payment'), cell: due, card: 'line', quiet: true },
    {
      key: 'action',
      header: t('common.actions'),
      cell: ({ id, number, company, paidOn }) => (
        <div className="flex flex-wrap items-center justify-end gap-1">
          <InvoicePaperLink href={`/api/admin/invoices/${id}/paper`} number={number} />
          {!paidOn && <PayDialog invoiceId={id} number={number} company={company} today={today} />}
        </div>
      ),
      unseen: true,
      numeric: true,
      card: 'act',
    },
  ];
}
