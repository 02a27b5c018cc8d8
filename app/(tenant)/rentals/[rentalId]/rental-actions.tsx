import { useTranslations } from 'next-intl';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import { RefundDialog } from '@/components/payments/refund-dialog';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can, type MemberRole } from '@/lib/auth/permissions';
import { depositLeftCents } from '@/lib/payments/balance';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { recordVersion } from '@/lib/records/record-version';
import { RETURN_PLACE_FIELDS } from '@/lib/rentals/return-place-fields';
import { collectPaymentAction } from '../../payments/actions';
import { refundPaymentAction } from './actions';
import { RentalMenu } from './rental-menu';

/** The actions available for the rental's status and the member's rights. The next step is the primary button. */
export function RentalActions({ money, role, timeZone }: { money: RentalMoney; role: MemberRole; timeZone: string }) {
  const t = useTranslations();
  const { rental, customer, balance } = money;
  const active = rental.status === 'active';
  const depositLeft = active ? depositLeftCents(rental.depositCents, balance) : null;
  const collection = {
    of: 'rental' as const,
    id: rental.id,
    paidAs: ['balance', 'charge'] as const,
    number: rental.number ?? '',
    customerName: customer?.fullName ?? '',
    dueCents: balance.dueCents,
    depositLeftCents: depositLeft,
    htgRate: money.htgRate,
    ledgerVersion: money.ledgerVersion,
  };
  const collect = can(role, 'payments.collect') && rental.status !== 'draft';
  const depositToRefund = money.payments.find((payment) => payment.kind === 'deposit' && payment.refundableCents > 0);
  if (rental.status === 'draft')
    return (
      <LinkButton href={`/rentals/new?draft=${rental.id}`} variant="primary">
        {t('rentals.continue_draft')}
      </LinkButton>
    );
  return (
    <>
      {money.agreements.length > 0 && (
        <a
          href={`/api/rentals/${rental.id}/agreement`}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary')}
        >
          <Icon name="file-text" />
          {t('rentals.agreement_pdf')}
        </a>
      )}
      {collect && depositLeft !== null && depositLeft > 0 && (
        <CollectPaymentDialog
          collection={collection}
          first="deposit"
          label={t('payments.collect_deposit')}
          action={collectPaymentAction}
        />
      )}
      {collect && balance.dueCents > 0 && (
        <CollectPaymentDialog
          collection={collection}
          first="balance"
          label={t('payments.collect')}
          variant={active ? 'secondary' : 'primary'}
          action={collectPaymentAction}
        />
      )}
      {!active && depositToRefund && can(role, 'payments.refund') && (
        <RefundDialog
          payment={depositToRefund}
          htgRate={money.htgRate}
          ledgerVersion={money.ledgerVersion}
          action={refundPaymentAction}
          label={t('payments.refund_deposit')}
          variant={balance.dueCents > 0 ? 'secondary' : 'primary'}
        />
      )}
      <RentalMenu
        rentalId={rental.id}
        number={rental.number ?? ''}
        returnLocation={rental.returnLocation}
        placeVersion={recordVersion(RETURN_PLACE_FIELDS, rental)}
        timeZone={timeZone}
        may={{
          swap: active && can(role, 'rentals.swap'),
          changePlace: active && can(role, 'rentals.extend'),
          reopen: rental.status === 'completed' && can(role, 'rentals.reopen'),
          cancel: active && can(role, 'rentals.cancel'),
        }}
      />
      {active && can(role, 'rentals.extend') && (
        <LinkButton href={`/rentals/${rental.id}/extend`}>{t('action.extend_rental')}</LinkButton>
      )}
      {active && can(role, 'rentals.return') && (
        <LinkButton href={`/rentals/${rental.id}/return`} variant="primary">
          {t('rentals.take_back')}
        </LinkButton>
      )}
    </>
  );
}
