'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { toast } from '@/components/ui/toast';
import { cancelTicketAction } from '../../actions';

interface Props {
  ticketId: string;
  number: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function CancelTicketDialog({ ticketId, number, open, setOpen }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const label = t('maintenance.cancel_number', { number });
  const { form, submit, pending, failure } = useActionForm({
    id: `cancel-ticket-${ticketId}`,
    defaultValues: { ticketId, reason: '' },
    action: cancelTicketAction,
    onSuccess: () => {
      setOpen(false);
      toast(t('maintenance.cancelled', { number }));
      router.refresh();
    },
  });
  return (
    <Dialog open={open} onOpenChange={setOpen} title={label} description={t('maintenance.cancel_help')}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <TextAreaField form={form} name="reason" label={t('common.reason')} required />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
          <Button type="submit" variant="danger" pending={pending}>
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
