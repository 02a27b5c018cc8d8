import { useLocale, useTranslations } from 'next-intl';
import { InvoicePaperLink } from '@/components/billing/invoice-paper-link';
import { Card } from '@/components/ui/card';
import { ReachLink } from '@/components/ui/reach-link';
import { StatusBadge } from '@/components/ui/status-badge';
import type { Biller } from '@/lib/billing/get-biller';
import type { Subscription } from '@/lib/billing/get-subscription';
import { formatDate, formatMonthYear } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';

interface Props {
  subscription: Subscription;
  biller: Biller;
}

/** What the platform has billed the company, and how to pay it. */
export function InvoicesCard({ subscription: { invoices, owedCents }, biller }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const day = (value: string) => formatDate(value, locale, 'UTC');
  return (
    <Card title={t('billing.invoices')}>
      {owedCents > 0 && (
        <p className="mb-2 font-semibold">{t('billing.owed', { amount: formatMoney(owedCents, 'USD', locale) })}</p>
      )}
      {invoices.length === 0 && <p className="mb-2 text-muted">{t('subscription.none')}</p>}
      <ul>
        {invoices.map(({ id, number, fromDay, totalCents, state, dueOn, paidOn }) => (
          <li key={id} className="flex items-center gap-x-4 border-t border-hairline py-2 first:border-0">
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2">
                {formatMonthYear(fromDay.slice(0, 7), locale)}
                {/* When it was paid is said below. */}
                {state !== 'paid' && <StatusBadge status={`invoice_${state}`} />}
              </span>
              <span className="block text-sm text-muted">{number}</span>
              <span className="block text-sm text-muted">
                {paidOn ? t('billing.paid_on', { day: day(paidOn) }) : t('subscription.due', { day: day(dueOn) })}
              </span>
            </span>
            <span className="-mr-4 lg:-mr-3.5 flex flex-wrap items-center justify-end gap-x-4">
              <span className="tabular">{formatMoney(totalCents, 'USD', locale)}</span>
              <InvoicePaperLink href={`/api/subscription/invoices/${id}/paper`} number={number} />
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-4 font-semibold">{t('subscription.how_to_pay')}</h3>
      <p className="mt-1 max-w-prose text-muted">
        {t.rich(biller.payTo ? 'subscription.pay_to' : 'subscription.pay', {
          email: () => <ReachLink href={`mailto:${biller.email}`}>{biller.email}</ReachLink>,
          phone: () => <ReachLink href={`tel:${biller.phone}`}>{formatPhone(biller.phone)}</ReachLink>,
        })}
      </p>
      {biller.payTo && <p className="mt-2 max-w-prose whitespace-pre-line">{biller.payTo}</p>}
    </Card>
  );
}
