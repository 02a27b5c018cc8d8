import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import { RefundDialog } from '@/components/payments/refund-dialog';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { mayShare } from '@/lib/paper-links/may-share';
import { depositLeftCents } from '@/lib/payments/balance';
import type { RentalMoney } from '@/lib/payments/get-rental-money';
import { type RentalStep, rentalNextStep } from '@/lib/payments/rental-next-step';
import { rentalStepRight } from '@/lib/payments/rental-step-right';
import { recordVersion } from '@/lib/records/record-version';
import { RETURN_PLACE_FIELDS } from '@/lib/rentals/return-place-fields';
import type { TenantContext } from '@/lib/server/context';
import { collectPaymentAction } from '../../payments/actions';
import { refundPaymentAction } from './actions';
import { owedOf } from './owed-of';
import { RentalMenu } from './rental-menu';

const WIDE_ONLY = 'max-sm:hidden';
const STEPS = ['collect_deposit', 'collect', 'refund_deposit', 'take_back'] as const;

/**
 * The actions available for the rental's status and the member's rights. The next step is the primary button, and the last. A phone
 * has it with one other in a line, and the rest behind “…”.
 */
export function RentalActions({ money, ctx }: { money: RentalMoney; ctx: TenantContext }) {
  const t = useTranslations();
  const { role, tenant } = ctx;
  const { rental, customer, balance, shownStatus } = money;
  const active = rental.status === 'active';
  const isSigned = money.agreements.length > 0 && rental.status !== 'cancelled';
  const leftCents = active ? depositLeftCents(rental.depositCents, balance) : 0;
  const toRefund = money.payments.find((payment) => payment.kind === 'deposit' && payment.refundableCents > 0);
  const may = (step: RentalStep) => can(role, rentalStepRight(step));
  const { dueCents } = balance;
  const depositHeldCents = toRefund?.refundableCents ?? 0;
  const next = rentalNextStep({ status: shownStatus, depositLeftCents: leftCents, dueCents, depositHeldCents }, may);
  const variant = (step: RentalStep) => (step === next ? 'primary' : 'secondary');
  const collection = {
    of: 'rental' as const,
    id: rental.id,
    paidAs: ['balance', 'charge'] as const,
    number: rental.number ?? '',
    customerName: customer?.fullName ?? '',
    dueCents,
    depositLeftCents: active ? leftCents : null,
    htgRate: money.htgRate,
    ledgerVersion: money.ledgerVersion,
  };
  if (rental.status === 'draft')
    return (
      <LinkButton href={`/rentals/new?draft=${rental.id}`} variant={variant('continue')}>
        {t('rentals.continue_draft')}
      </LinkButton>
    );
  const takesDeposit = may('collect_deposit') && leftCents > 0;
  const mayExtend = active && can(role, 'rentals.extend');
  const acts: Record<(typeof STEPS)[number], ReactNode> = {
    collect_deposit: takesDeposit && (
      <CollectPaymentDialog
        collection={collection}
        first="deposit"
        label={t('payments.collect_deposit')}
        variant={variant('collect_deposit')}
        action={collectPaymentAction}
      />
    ),
    // Both open the same form, in which the other one can be chosen.
    collect: may('collect') && dueCents > 0 && (
      <CollectPaymentDialog
        collection={collection}
        first="balance"
        label={t('payments.collect')}
        variant={variant('collect')}
        className={takesDeposit ? WIDE_ONLY : undefined}
        action={collectPaymentAction}
      />
    ),
    refund_deposit: !active && toRefund && may('refund_deposit') && (
      <RefundDialog
        payment={toRefund}
        htgRate={money.htgRate}
        ledgerVersion={money.ledgerVersion}
        owed={owedOf(money, ctx)}
        action={refundPaymentAction}
        label={t('payments.refund_deposit')}
        variant={variant('refund_deposit')}
      />
    ),
    take_back: active && may('take_back') && (
      <LinkButton href={`/rentals/${rental.id}/return`} variant={variant('take_back')}>
        {t('rentals.take_back')}
      </LinkButton>
    ),
  };
  // Without a next step there is room for them beside the menu.
  const aside = next === null ? undefined : WIDE_ONLY;
  return (
    <>
      {money.agreements.length > 0 && (
        <a
          href={`/api/rentals/${rental.id}/agreement`}
          target="_blank"
          rel="noopener"
          className={buttonClass('secondary', aside)}
        >
          <Icon name="file-text" />
          {t('rentals.agreement_pdf')}
        </a>
      )}
      {mayExtend && (
        <LinkButton href={`/rentals/${rental.id}/extend`} className={aside}>
          {t('action.extend_rental')}
        </LinkButton>
      )}
      {STEPS.toSorted((one, other) => Number(one === next) - Number(other === next)).map((step) => (
        <Fragment key={step}>{acts[step]}</Fragment>
      ))}
      <RentalMenu
        rentalId={rental.id}
        number={rental.number ?? ''}
        returnLocation={rental.returnLocation}
        placeVersion={recordVersion(RETURN_PLACE_FIELDS, rental)}
        timeZone={tenant.timeZone}
        may={{
          open: money.agreements.length > 0 && next !== null,
          extend: mayExtend && next !== null,
          mail: isSigned && can(role, 'rentals.activate'),
          chat: isSigned && customer?.phone !== undefined && customer.phone !== null,
          share: isSigned && mayShare(ctx, 'agreement'),
          swap: active && can(role, 'rentals.swap'),
          changePlace: mayExtend,
          reopen: rental.status === 'completed' && can(role, 'rentals.reopen'),
          cancel: active && can(role, 'rentals.cancel'),
        }}
      />
    </>
  );
}
