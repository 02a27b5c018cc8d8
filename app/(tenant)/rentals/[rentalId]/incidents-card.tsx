import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import type { RentalIncident } from '@/lib/accidents/list-rental-incidents';
import { formatMoment } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

interface Props {
  incidents: RentalIncident[];
  now: Date;
  timeZone: string;
}

/** The fines, tolls and accidents of a rental's time, so that those that nobody has charged stand out. */
export function IncidentsCard({ incidents, now, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  if (incidents.length === 0) return null;
  return (
    <Card title={t('accidents.of_rental')}>
      <ul className="grid gap-3">
        {incidents.map(({ id, kind, at, amountCents, charged, href }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <Link href={href} className="text-accent underline underline-offset-2">
                {t(kind === 'accident' ? 'accidents.facts' : `expenses.kind_${kind}`)}
              </Link>
              <p className="text-sm text-muted">{formatMoment(at, locale, timeZone, now)}</p>
            </div>
            <div className="flex items-center gap-3">
              {charged ? (
                <Badge tone="blue" text={t('expenses.charged')} />
              ) : (
                <Badge tone="lined" text={t('expenses.not_charged')} />
              )}
              {amountCents !== null && (
                <span className="tabular whitespace-nowrap">{formatMoney(amountCents, 'USD', locale)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
