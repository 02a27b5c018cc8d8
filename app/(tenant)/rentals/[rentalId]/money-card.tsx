import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { formatDate } from '@/lib/dates';
import { formatMoney, formatNumber, usdToHtgCents } from '@/lib/money';
import { depositTakenCents } from '@/lib/payments/balance';
import { chargeRefusal } from '@/lib/payments/charge-refusal';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { HAND_CHARGES } from '@/lib/rentals/values';
import { AddChargeDialog } from './add-charge-dialog';
import { VoidChargeDialog } from './void-charge-dialog';

interface Props {
  money: RentalMoney;
  timeZone: string;
  may: { charge: boolean; waive: boolean };
}

export function MoneyCard({ money, timeZone, may }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { balance, charges, htgRate, htgRateOn, rental } = money;
  const depositTaken = depositTakenCents(balance);
  const depositOff = rental.status === 'active' && depositTaken !== rental.depositCents;
  const taxPercent =
    money.taxBasisPoints === null
      ? null
      : formatNumber(money.taxBasisPoints / 100, locale, money.taxBasisPoints % 100 === 0 ? 0 : 2);
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const sums: { label: string; cents: number; strong?: boolean }[] = [
    { label: t('payments.charges_sum'), cents: balance.chargesCents },
    { label: t('payments.paid_sum'), cents: -balance.paidCents },
    ...(balance.depositAppliedCents > 0
      ? [{ label: t('payments.deposit_applied'), cents: -balance.depositAppliedCents }]
      : []),
    {
      label: balance.dueCents < 0 ? t('payments.owed_to_customer') : t('rentals.balance_due'),
      cents: Math.abs(balance.dueCents),
      strong: true,
    },
  ];
  return (
    <Card title={t('payments.money')}>
      {charges.length === 0 && <p className="text-muted">{t('payments.no_charges')}</p>}
      {charges.map((charge) => (
        <ChargeLine
          key={charge.id}
          kind={charge.kind}
          amountCents={charge.amountCents}
          sentence={{ key: charge.sentenceKey, params: charge.sentenceParams }}
          note={charge.note}
          waivedReason={charge.waivedAt ? (charge.waivedReason ?? '') : null}
        >
          {may.waive && charge.waivedAt === null && HAND_CHARGES.some((kind) => kind === charge.kind) && (
            <VoidChargeDialog rentalId={rental.id} chargeId={charge.id} />
          )}
        </ChargeLine>
      ))}
      {may.charge && chargeRefusal({ status: rental.status, dueCents: balance.dueCents }) === null && (
        <div className="mt-3">
          <AddChargeDialog rentalId={rental.id} lines={charges.length} taxPercent={taxPercent} />
        </div>
      )}
      <dl className="mt-3 grid gap-1.5 border-t border-line-strong pt-3">
        {sums.map((sum) => (
          <div key={sum.label} className={cn('flex justify-between gap-3', sum.strong && 'text-lg font-semibold')}>
            <dt>{sum.label}</dt>
            <dd className="tabular">{usd(sum.cents)}</dd>
          </div>
        ))}
        {htgRate !== null && htgRateOn !== null && balance.dueCents !== 0 && (
          <div className="flex justify-between gap-3 text-sm text-muted">
            <dt>
              {t('payments.htg_at_rate', {
                rate: formatNumber(Number(htgRate), locale, 2),
                date: formatDate(htgRateOn, locale, timeZone),
              })}
            </dt>
            <dd className="tabular">
              {formatMoney(usdToHtgCents(Math.abs(balance.dueCents), Number(htgRate)), 'HTG', locale)}
            </dd>
          </div>
        )}
        <div className="mt-2 flex justify-between gap-3 border-t border-hairline pt-2">
          <dt>{t('payments.deposit_held')}</dt>
          <dd className="tabular text-right">
            {usd(balance.depositHeldCents)}
            {depositOff && (
              <span className="block text-sm text-muted">
                {t('payments.deposit_agreed', { amount: usd(rental.depositCents) })}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
