import { useTranslations } from 'next-intl';
import { type MoneySum, MoneySums } from '@/components/payments/money-sums';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Card } from '@/components/ui/card';
import type { ReservationMoney } from '@/lib/payments/get-reservation-money';
import { toRefundCents } from '@/lib/payments/reservation-limits';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';

interface Props {
  reservation: ReservationRecord['reservation'];
  money: ReservationMoney;
  timeZone: string;
  /** Said where something is to be refunded and the reader may not. */
  byManager: boolean;
}

/** The ledger of a reservation: its price and what is paid of it, or once it is closed its fee and what is to be refunded. */
export function ReservationMoneyCard({ reservation, money, timeZone, byManager }: Props) {
  const t = useTranslations();
  const { balance, fees } = money;
  const { totalCents, depositCents } = reservation;
  const stands = reservation.status === 'confirmed';
  const toRefund = stands ? 0 : toRefundCents(balance);
  const leftCents = totalCents - balance.paidCents;
  const sums: MoneySum[] = [
    stands
      ? { label: t('payments.reservation_price'), cents: totalCents }
      : { label: t('payments.charges_sum'), cents: balance.chargesCents },
    { label: t('payments.paid_sum'), cents: -balance.paidCents },
    ...(balance.depositAppliedCents > 0
      ? [{ label: t('payments.deposit_applied'), cents: -balance.depositAppliedCents }]
      : []),
    stands ? left(leftCents) : due(balance.dueCents),
  ];
  function left(cents: number): MoneySum {
    return {
      label: t(cents < 0 ? 'payments.owed_to_customer' : 'payments.left_to_pay'),
      cents: Math.abs(cents),
      strong: true,
    };
  }
  function due(cents: number): MoneySum {
    if (toRefund > 0) return { label: t('payments.to_refund'), cents: toRefund, strong: true };
    return { label: t('rentals.balance_due'), cents: Math.max(0, cents), strong: true };
  }
  return (
    <Card title={t('payments.reservation_money')}>
      {fees.map((fee) => (
        <ChargeLine
          key={fee.id}
          kind={fee.kind}
          amountCents={fee.amountCents}
          sentence={{ key: fee.sentenceKey, params: fee.sentenceParams }}
          waivedReason={fee.waivedAt ? (fee.waivedReason ?? '') : null}
        />
      ))}
      <MoneySums
        sums={sums}
        depositHeldCents={balance.depositHeldCents}
        agreedDepositCents={stands && balance.depositHeldCents !== depositCents ? depositCents : null}
        htgRate={money.htgRate}
        htgRateOn={money.htgRateOn}
        timeZone={timeZone}
      />
      {byManager && toRefund > 0 && <p className="mt-3 text-muted">{t('payments.refund_by_manager')}</p>}
    </Card>
  );
}
