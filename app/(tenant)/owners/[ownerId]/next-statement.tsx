import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatMonthYear } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { OwnerRecord } from '@/lib/owners/get-owner';
import type { NamedLine } from '@/lib/owners/read-statement';
import { IssueStatement } from './issue-statement';

interface Props {
  ownerId: string;
  /** The months that can be issued. */
  months: readonly string[];
  month: string | null;
  lines: readonly NamedLine[];
  shares: OwnerRecord['shares'];
  /** Whether issuing it is what to do next. */
  primary: boolean;
}

/** The statement of a month as it would be issued now, with every rental and cost behind it. */
export function NextStatement({ ownerId, months, month, lines, shares, primary }: Props) {
  const t = useTranslations('owners');
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const named = (one: string) => formatMonthYear(one, locale);
  const plates = new Map(shares.map(({ vehicleId, plate }) => [vehicleId, plate]));
  const totalCents = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  if (month === null)
    return (
      <Card title={t('statements')}>
        <p className="text-muted">{t('none_open')}</p>
      </Card>
    );
  const name = ({ kind, label, vehicleId }: NamedLine) => {
    const what = kind === 'rent' ? label : kind === 'month' ? t('month_fixed') : t(`cost_${label}` as 'cost_fuel');
    return `${what} · ${plates.get(vehicleId) ?? ''}`;
  };
  const detail = ({ kind, month: of, days, baseCents }: NamedLine) =>
    [
      of === month ? '' : t('correction', { month: named(of) }),
      kind === 'rent' ? t('rent_of', { days, rent: usd(baseCents) }) : kind === 'month' ? t('days', { days }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card
      title={t('statement_next', { month: named(month) })}
      action={
        months.length > 1 && (
          <nav aria-label={t('month')} className="flex flex-wrap gap-x-3 text-sm">
            {months.slice(-6).map((one) => (
              <Link
                key={one}
                href={`/owners/${ownerId}?month=${one}`}
                aria-current={one === month ? 'page' : undefined}
                className="min-h-8 text-accent underline underline-offset-2 aria-[current]:font-semibold aria-[current]:text-text aria-[current]:no-underline"
              >
                {named(one)}
              </Link>
            ))}
          </nav>
        )
      }
    >
      {lines.length === 0 && <p className="text-muted">{t('nothing')}</p>}
      <dl className="grid gap-2">
        {lines.map((line) => (
          <div
            key={`${line.kind} ${line.sourceId} ${line.vehicleId} ${line.month}`}
            className="flex justify-between gap-4"
          >
            <dt className="min-w-0">
              {line.kind === 'rent' ? (
                <Link href={`/rentals/${line.sourceId}`} className="text-accent underline underline-offset-2">
                  {name(line)}
                </Link>
              ) : (
                name(line)
              )}
              <span className="block text-sm text-muted">{detail(line)}</span>
            </dt>
            <dd className="tabular whitespace-nowrap">{usd(line.amountCents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-hairline pt-2 font-semibold">
          <dt>{t('sum')}</dt>
          <dd className="tabular whitespace-nowrap">{usd(totalCents)}</dd>
        </div>
      </dl>
      <div className="mt-4">
        <IssueStatement
          ownerId={ownerId}
          month={month}
          name={named(month)}
          expectedCents={totalCents}
          primary={primary}
        />
      </div>
    </Card>
  );
}
