import { useTranslations } from 'next-intl';
import { PaymentsCard } from '@/components/payments/payments-card';
import { Link } from '@/components/ui/link';
import { can, type MemberRole } from '@/lib/auth/permissions';
import type { ReservationMoney } from '@/lib/payments/get-reservation-money';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';
import { mailReceiptAction } from '../../payments/actions';
import { refundOnReservationAction, voidOnReservationAction } from '../actions';

interface Props {
  record: ReservationRecord;
  money: ReservationMoney;
  timeZone: string;
  role: MemberRole;
}

/** The payments taken on a reservation. Once they went over to its rental, they are refunded and voided there. */
export function ReservationPaymentsCard({ record, money, timeZone, role }: Props) {
  const t = useTranslations('payments');
  const { reservation, rental } = record;
  const own = reservation.status !== 'converted';
  const note = !own && rental && money.payments.length > 0 && (
    <Link href={`/rentals/${rental.id}`} className="text-accent underline underline-offset-2 hover:no-underline">
      {t('went_over', { number: rental.number ?? '' })}
    </Link>
  );
  return (
    <PaymentsCard
      money={money}
      timeZone={timeZone}
      may={{ refund: own && can(role, 'payments.refund'), void: own && can(role, 'payments.void') }}
      actions={{ refund: refundOnReservationAction, void: voidOnReservationAction, mail: mailReceiptAction }}
      note={note}
    />
  );
}
