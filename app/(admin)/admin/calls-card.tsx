import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { CompanyToCall } from '@/lib/billing/list-companies-to-call';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';

/** Who needs a call, why, and how to reach them. */
export function CallsCard({ companies }: { companies: CompanyToCall[] }) {
  const t = useTranslations('revenue');
  const locale = useLocale();
  const reasons = ({ overdueCents, trialUntil, full, quiet }: CompanyToCall) =>
    [
      overdueCents > 0 && t('call_overdue', { amount: formatMoney(overdueCents, 'USD', locale) }),
      trialUntil && t('call_trial', { day: formatDate(trialUntil, locale, 'UTC') }),
      full && t('call_full'),
      quiet && t('call_quiet'),
    ].filter((reason) => typeof reason === 'string');
  return (
    <Card title={t('calls')}>
      {companies.length === 0 && <p className="text-muted">{t('no_calls')}</p>}
      <ul className="divide-y divide-hairline">
        {companies.map((company) => (
          <li key={company.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <div className="min-w-0">
              <Link href={`/admin/tenants/${company.id}`} className="font-medium underline">
                {company.name}
              </Link>
              <p className="text-sm text-muted">{reasons(company).join(' · ')}</p>
            </div>
            <p className="flex flex-wrap gap-x-4 text-sm">
              {company.phone && (
                <a href={`tel:${company.phone}`} className="tabular underline">
                  {formatPhone(company.phone)}
                </a>
              )}
              {company.email && (
                <a href={`mailto:${company.email}`} className="break-all underline">
                  {company.email}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
