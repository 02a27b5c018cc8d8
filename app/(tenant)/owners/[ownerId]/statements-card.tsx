import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatMonthYear } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { OwnerRecord } from '@/lib/owners/get-owner';

/** The statements that were issued, each with its PDF. */
export function StatementsCard({ statements }: { statements: OwnerRecord['statements'] }) {
  const t = useTranslations('owners');
  const locale = useLocale();
  return (
    <Card title={t('statements')}>
      {statements.length === 0 && <p className="text-muted">{t('no_statements')}</p>}
      <ul className="grid gap-2">
        {statements.map(({ id, number, month, totalCents }) => (
          <li key={id} className="flex justify-between gap-4">
            <a
              href={`/api/owners/statements/${id}`}
              target="_blank"
              rel="noopener"
              className="text-accent underline underline-offset-2"
            >
              {`${formatMonthYear(month, locale)} · ${number}`}
            </a>
            <span className="tabular whitespace-nowrap">{formatMoney(totalCents, 'USD', locale)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
