import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { formatDate } from '@/lib/dates';
import { formatMoney, formatNumber, usdToHtgCents } from '@/lib/money';

export interface MoneySum {
  label: string;
  cents: number;
  /** The result, which is also shown in gourdes. */
  strong?: boolean;
}

interface Props {
  sums: readonly MoneySum[];
  depositHeldCents: number;
  /** The agreed deposit, if another one is held; null if that need not be said. */
  agreedDepositCents: number | null;
  htgRate: string | null;
  htgRateOn: string | null;
  timeZone: string;
}

/** The sums below the lines of a ledger: what is charged, paid and left, and the deposit that is held. */
export function MoneySums({ sums, depositHeldCents, agreedDepositCents, htgRate, htgRateOn, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const resultCents = sums.find(({ strong }) => strong)?.cents ?? 0;
  return (
    <dl className="mt-3 grid gap-1.5 border-t border-line-strong pt-3 first:mt-0 first:border-0 first:pt-0">
      {sums.map((sum) => (
        <div key={sum.label} className={cn('flex justify-between gap-3', sum.strong && 'text-lg font-semibold')}>
          <dt>{sum.label}</dt>
          <dd className="tabular">{usd(sum.cents)}</dd>
        </div>
      ))}
      {htgRate !== null && htgRateOn !== null && resultCents !== 0 && (
        <div className="flex justify-between gap-3 text-sm text-muted">
          <dt>
            {t('payments.htg_at_rate', {
              rate: formatNumber(Number(htgRate), locale, 2),
              date: formatDate(htgRateOn, locale, timeZone),
            })}
          </dt>
          <dd className="tabular">{formatMoney(usdToHtgCents(resultCents, Number(htgRate)), 'HTG', locale)}</dd>
        </div>
      )}
      <div className="mt-2 flex justify-between gap-3 border-t border-hairline pt-2">
        <dt>{t('payments.deposit_held')}</dt>
        <dd className="tabular text-right">
          {usd(depositHeldCents)}
          {agreedDepositCents !== null && (
            <span className="block text-sm text-muted">
              {t('payments.deposit_agreed', { amount: usd(agreedDepositCents) })}
            </span>
          )}
        </dd>
      </div>
    </dl>
  );
}
