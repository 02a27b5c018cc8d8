'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { CheckboxField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { formatNumber } from '@/lib/money';
import { completeTicketAction } from '../../actions';

interface Visit {
  ticketId: string;
  /** The vehicle's last reading, in km. */
  odometerKm: number;
  /** The names of the damages that it was opened for and that stand. */
  damages: readonly string[];
}

interface Props extends Visit {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function CompleteDialog({ open, setOpen, ...visit }: Props) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('confirm.complete_maintenance')}
      description={t('maintenance.complete_help')}
    >
      <CompleteForm {...visit} close={() => setOpen(false)} />
    </Dialog>
  );
}

function CompleteForm({ ticketId, odometerKm, damages, close }: Visit & { close: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `complete-ticket-${ticketId}`,
    defaultValues: { ticketId, readyOdometerKm: '', damageRepaired: damages.length > 0 },
    action: completeTicketAction,
    onSuccess: ({ inService }) => {
      close();
      toast.success(t(inService ? 'success.vehicle_available' : 'maintenance.completed_other'));
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('maintenance.complete')}>
      <FormFailure failure={failure} deed="mark_completed" />
      <TextField
        form={form}
        name="readyOdometerKm"
        label={t('maintenance.ready_odometer')}
        help={t('maintenance.last_reading', { km: formatNumber(odometerKm, locale) })}
        suffix="km"
        inputMode="numeric"
        autoComplete="off"
      />
      {damages.length > 0 && (
        <CheckboxField
          form={form}
          name="damageRepaired"
          label={t('maintenance.damage_repaired', { damages: damages.join(', ') })}
        />
      )}
    </DialogForm>
  );
}
