'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { MoneyField, TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { logServiceAction } from '../../actions';

interface Props {
  ticketId: string;
  /** How many entries there are, so that the same one can be meant twice. */
  entries: number;
}

export function LogDialog(props: Props) {
  const t = useTranslations('maintenance');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} icon={<Icon name="plus" />}>
        {t('log_add')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('log_add')}>
        <LogForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LogForm({ ticketId, entries, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `service-log-${ticketId}-${entries}`,
    defaultValues: { ticketId, note: '', costCents: '' },
    action: logServiceAction,
    onSuccess: () => {
      close();
      toast.success(t('success.log_saved'));
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('action.save')}>
      <FormFailure failure={failure} deed="save_log" />
      <TextAreaField form={form} name="note" label={t('maintenance.log_note')} required />
      <MoneyField form={form} name="costCents" label={t('maintenance.cost')} />
    </DialogForm>
  );
}
