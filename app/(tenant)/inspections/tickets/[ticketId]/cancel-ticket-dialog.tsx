'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmForm } from '@/components/ui/confirm-form';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { cancelTicketAction } from '../../actions';

interface Props {
  ticketId: string;
  number: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Asks why before a ticket is cancelled. */
export function CancelTicketDialog({ ticketId, number, open, setOpen }: Props) {
  const t = useTranslations('maintenance');
  const router = useRouter();
  const label = t('cancel_number', { number });
  return (
    <Dialog open={open} onOpenChange={setOpen} title={label} description={t('cancel_help')}>
      <ConfirmForm
        id={`cancel-ticket-${ticketId}`}
        danger
        reason
        confirmLabel={label}
        action={(reason, key) => cancelTicketAction({ ticketId, reason }, key)}
        close={() => setOpen(false)}
        onDone={() => {
          toast(t('cancelled', { number }));
          router.refresh();
        }}
      />
    </Dialog>
  );
}
