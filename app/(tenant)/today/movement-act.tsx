import { useTranslations } from 'next-intl';
import { CollectPaymentDialog } from '@/components/payments/collect-payment-dialog';
import { HandOverButton } from '@/components/reservations/hand-over-button';
import { LinkButton } from '@/components/ui/link-button';
import { can, type MemberRole } from '@/lib/auth/permissions';
import type { Movement } from '@/lib/today/list-movements';
import { movementStep } from '@/lib/today/movement-step';
import { movementStepRight } from '@/lib/today/movement-step-right';
import { collectPaymentAction } from '../payments/actions';
import { startAgreementAction } from '../reservations/actions';

interface Props {
  movement: Movement;
  role: MemberRole;
  htgRate: string | null;
}

/** The one thing to do next for a pickup or a return. */
export function MovementAct({ movement, role, htgRate }: Props) {
  const t = useTranslations();
  const { id, number } = movement;
  const step = movementStep(movement, (one) => can(role, movementStepRight(one)));
  if (step === 'hand_over') {
    const label = t('rentals.activate');
    return (
      <HandOverButton reservationId={id} label={label} spoken={`${label}: ${number}`} start={startAgreementAction} />
    );
  }
  if (step === 'look_into') return <LinkButton href={`/reservations/${id}`}>{t('dashboard.at_risk_ways')}</LinkButton>;
  if (step === 'take_back')
    return (
      <LinkButton href={`/rentals/${id}/return`} aria-label={`${t('rentals.take_back')}: ${number}`}>
        {t('rentals.take_back')}
      </LinkButton>
    );
  if (step !== 'collect_deposit' && step !== 'collect') return null;
  return (
    <CollectPaymentDialog
      collection={{
        of: 'rental',
        id,
        number,
        customerName: movement.customerName,
        dueCents: movement.dueCents,
        paidAs: ['balance', 'charge'],
        depositLeftCents: movement.depositLeftCents,
        htgRate,
        ledgerVersion: movement.ledgerVersion,
      }}
      first={step === 'collect' ? 'balance' : 'deposit'}
      label={t(`payments.${step}`)}
      action={collectPaymentAction}
    />
  );
}
