import { useTranslations } from 'next-intl';
import { PaymentsCard } from '@/components/payments/payments-card';
import { Link } from '@/components/ui/link';
import { can } from '@/lib/auth/permissions';
import { mayShare } from '@/lib/paper-links/may-share';
import type { ReservationMoney } from '@/lib/payments/get-reservation-money';
import type { ReservationRecord } from '@/lib/reservations/get-reservation';
import type { TenantContext } from '@/lib/server/context';
import { mailReceiptAction } from '../../payments/actions';
import { refundOnReservationAction, voidOnReservationAction } from '../actions';

interface Props {
  record: ReservationRecord;
  money: ReservationMoney;
  ctx: TenantContext;
}

/** The payments taken on a reservation. Once they went over to its rental, they are refunded and voided there. */
export function ReservationPaymentsCard({ record, money, ctx }: Props) {
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
      now={ctx.now}
      timeZone={ctx.tenant.timeZone}
      may={{
        refund: own && can(ctx.role, 'payments.refund'),
        void: own && can(ctx.role, 'payments.void'),
        share: mayShare(ctx, 'receipt'),
      }}
      actions={{ refund: refundOnReservationAction, void: voidOnReservationAction, mail: mailReceiptAction }}
      note={note}
    />
  );
}
