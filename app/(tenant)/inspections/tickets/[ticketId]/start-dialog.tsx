'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { formatNumber } from '@/lib/money';
import { startTicketAction } from '../../actions';
import { TicketClashes } from '../ticket-clashes';

interface Visit {
  ticketId: string;
  /** The vehicle's last reading, in km. */
  odometerKm: number;
  timeZone: string;
}

interface Props extends Visit {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** A planned vehicle has come to the garage. */
export function StartDialog({ open, setOpen, ...visit }: Props) {
  const t = useTranslations('maintenance');
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('start')} description={t('start_help')}>
      <StartForm {...visit} close={() => setOpen(false)} />
    </Dialog>
  );
}

function StartForm({ ticketId, odometerKm, timeZone, close }: Visit & { close: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `start-ticket-${ticketId}`,
    defaultValues: { ticketId, odometerKm: '', despite: false },
    action: startTicketAction,
    onSuccess: () => {
      close();
      toast.success(t('maintenance.started'));
      router.refresh();
    },
  });
  function agree() {
    form.setValue('despite', true);
    void submit().then(() => form.setValue('despite', false));
  }
  return (
    <DialogForm submit={submit} pending={pending} save={t('maintenance.start')}>
      <FormFailure failure={failure}>
        <TicketClashes failure={failure} timeZone={timeZone} pending={pending} onAgree={agree} />
      </FormFailure>
      <TextField
        form={form}
        name="odometerKm"
        label={t('maintenance.odometer')}
        help={t('maintenance.last_reading', { km: formatNumber(odometerKm, locale) })}
        suffix="km"
        inputMode="numeric"
        autoComplete="off"
      />
    </DialogForm>
  );
}
