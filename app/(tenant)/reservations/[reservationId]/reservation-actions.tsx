'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { HandOverButton } from '@/components/reservations/hand-over-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import type { CancellationOutcome } from '@/lib/payments/cancellation-outcome';
import type { ReservationStep } from '@/lib/reservations/reservation-next-step';
import type { ShownReservationStatus } from '@/lib/reservations/shown-status';
import { startAgreementAction, undoNoShowAction } from '../actions';
import { CancelReservationDialog } from './cancel-reservation-dialog';

interface Props {
  reservationId: string;
  number: string;
  status: ShownReservationStatus;
  /** What cancelling now would cost and leave. */
  outcome: CancellationOutcome;
  /** The state of the payments as shown on the page. */
  ledgerVersion: number;
  /** The button that takes money, where there is some to take. */
  collect: ReactNode;
  /** What to do next; null if nothing is left to do. */
  next: ReservationStep | null;
  may: { edit: boolean; reopen: boolean; refund: boolean };
}

/** What can be done with a reservation in its state. The next step is the primary button. */
export function ReservationActions({
  reservationId,
  number,
  status,
  outcome,
  ledgerVersion,
  collect,
  next,
  may,
}: Props) {
  const t = useTranslations();
  const router = useRouter();
  const standing = status === 'confirmed' || status === 'late';
  const mayEdit = standing && may.edit;
  // Beside the next step and what takes money, a phone has no room for it.
  const inMenu = mayEdit && next === 'hand_over';
  function reopened() {
    toast.success(t('reservations.undone'));
    router.refresh();
  }
  return (
    <>
      <MoreMenu
        acts={[
          inMenu && {
            key: 'edit',
            label: t('action.edit'),
            phoneOnly: true,
            onSelect: () => router.push(`/reservations/${reservationId}/edit`),
          },
          mayEdit && {
            key: 'cancel',
            label: t('reservations.cancel'),
            danger: true,
            dialog: (at) => (
              <CancelReservationDialog
                reservationId={reservationId}
                number={number}
                outcome={outcome}
                mayRefund={may.refund}
                ledgerVersion={ledgerVersion}
                {...at}
              />
            ),
          },
        ]}
      />
      {collect}
      {mayEdit && (
        <LinkButton href={`/reservations/${reservationId}/edit`} className={inMenu ? 'max-sm:hidden' : undefined}>
          {t('action.edit')}
        </LinkButton>
      )}
      {next === 'hand_over' && (
        <HandOverButton
          reservationId={reservationId}
          label={t('reservations.convert')}
          variant="primary"
          start={startAgreementAction}
        />
      )}
      {status === 'no_show' && may.reopen && (
        <ConfirmDialog
          id={`undo-no-show-${reservationId}`}
          reason
          label={t('reservations.undo_no_show')}
          title={t('reservations.undo_no_show')}
          description={t('reservations.undo_effect')}
          confirmLabel={t('reservations.undo_named', { number })}
          action={(reason, key) => undoNoShowAction({ reservationId, reason }, key)}
          onDone={reopened}
        />
      )}
    </>
  );
}
