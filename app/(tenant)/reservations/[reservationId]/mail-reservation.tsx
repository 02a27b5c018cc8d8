'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { mailReservationAction } from '../actions';

/** Mails the customer the reservation with its voucher. */
export function MailReservation({ reservationId }: { reservationId: string }) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  function send() {
    start(async () => {
      const result = await mailReservationAction({ reservationId }).catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
      else {
        toast.success(t('reservations.mailed', { to: result.data.to }));
        router.refresh();
      }
    });
  }
  return (
    <Button pending={pending} onClick={send}>
      {t('reservations.mail')}
    </Button>
  );
}
