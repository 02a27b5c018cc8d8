import { useTranslations } from 'next-intl';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import type { ReservationMoney } from '@/lib/payments/get-reservation-money';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';
import type { ReservationStep } from '@/lib/reservations/reservation-next-step';
import { collectOnReservationAction } from '../actions';

interface Props {
  record: ReservationRecord;
  money: ReservationMoney;
  /** The reservation's next step. */
  next: ReservationStep | null;
}

/** Takes money on a reservation: part payments and the deposit before the pickup, and later what its fee leaves unpaid. */
export function CollectButtons({ record, money, next }: Props) {
  const t = useTranslations('payments');
  const { reservation, customer } = record;
  const stands = reservation.status === 'confirmed';
  const { balanceCents, depositCents, feeCents } = money.collectible;
  const collection = {
    of: 'reservation' as const,
    id: reservation.id,
    number: reservation.number,
    customerName: customer.fullName,
    dueCents: stands ? balanceCents : feeCents,
    paidAs: [stands ? ('balance' as const) : ('charge' as const)],
    depositLeftCents: depositCents > 0 ? depositCents : null,
    htgRate: money.htgRate,
    ledgerVersion: money.ledgerVersion,
  };
  if (balanceCents + depositCents + feeCents === 0) return null;
  const first = feeCents > 0 ? 'charge' : balanceCents > 0 ? 'balance' : 'deposit';
  return (
    <CollectPaymentDialog
      collection={collection}
      first={first}
      label={t(first === 'deposit' ? 'collect_deposit' : 'collect')}
      variant={next === 'collect_fee' ? 'primary' : 'secondary'}
      action={collectOnReservationAction}
    />
  );
}
