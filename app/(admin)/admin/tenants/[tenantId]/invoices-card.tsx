import { useLocale, useTranslations } from 'next-intl';
import { InvoicePaperLink } from '@/components/billing/invoice-paper-link';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { StatusBadge } from '@/components/ui/status-badge';
import type { listCompanyInvoices } from '@/lib/billing/list-company-invoices';
import { formatMonthYear } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

interface Props {
  company: string;
  invoices: Awaited<ReturnType<typeof listCompanyInvoices>>;
}

/** What the platform has billed a company for the last months. */
export function InvoicesCard({ company, invoices }: Props) {
  const t = useTranslations('billing');
  const locale = useLocale();
  return (
    <Card
      title={t('invoices')}
      action={
        invoices.length > 0 && (
          <Link
            href={`/admin/billing?q=${encodeURIComponent(company)}`}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
          >
            {t('all_of_company')}
          </Link>
        )
      }
    >
      {invoices.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul>
        {invoices.map(({ id, number, fromDay, totalCents, state }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-hairline py-2 first:border-0"
          >
            <span className="min-w-36 flex-1">
              {formatMonthYear(fromDay.slice(0, 7), locale)}
              <span className="block text-sm text-muted">{number}</span>
            </span>
            <StatusBadge status={`invoice_${state}`} />
            <span className="tabular">{formatMoney(totalCents, 'USD', locale)}</span>
            <InvoicePaperLink href={`/api/admin/invoices/${id}/paper`} number={number} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
