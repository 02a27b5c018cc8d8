'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { LinkButton } from '@/components/ui/link-button';
import { toast } from '@/components/ui/toast';
import { formatMoney } from '@/lib/money';
import type { ShownReservationStatus } from '@/lib/reservations/shown-status';
import { cancelReservationAction, startAgreementAction, undoNoShowAction } from '../actions';

interface Props {
  reservationId: string;
  number: string;
  status: ShownReservationStatus;
  /** What cancelling costs now. */
  feeCents: number;
  may: { edit: boolean; handOver: boolean; reopen: boolean };
}

/** What can be done with a reservation in its state. The next step, the agreement, is the primary button. */
export function ReservationActions({ reservationId, number, status, feeCents, may }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const [pending, start] = useTransition();
  const standing = status === 'confirmed' || status === 'late';
  function convert() {
    start(async () => {
      const result = await startAgreementAction({ reservationId }).catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (result.ok) router.push(`/rentals/new?draft=${result.data.id}`);
      else toast.error(t(`errors.${result.error.code}`));
    });
  }
  const changed = (text: 'cancelled_done' | 'undone') => () => {
    toast.success(t(`reservations.${text}`));
    router.refresh();
  };
  return (
    <>
      {standing && may.edit && (
        <ConfirmDialog
          id={`cancel-reservation-${reservationId}-${feeCents}`}
          danger
          reason
          label={t('reservations.cancel')}
          title={t('reservations.cancel')}
          description={
            feeCents > 0
              ? t('reservations.cancel_fee', { fee: formatMoney(feeCents, 'USD', locale) })
              : t('reservations.cancel_free')
          }
          confirmLabel={t('reservations.cancel_named', { number })}
          action={(reason, key) => cancelReservationAction({ reservationId, reason, expectedFeeCents: feeCents }, key)}
          onDone={changed('cancelled_done')}
        />
      )}
      {standing && may.edit && <LinkButton href={`/reservations/${reservationId}/edit`}>{t('action.edit')}</LinkButton>}
      {standing && may.handOver && (
        <Button variant="primary" pending={pending} onClick={convert}>
          {t('reservations.convert')}
        </Button>
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
          onDone={changed('undone')}
        />
      )}
    </>
  );
}
