'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { MoneyField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { addTicketLineAction } from '../../actions';

interface Props {
  ticketId: string;
  /** How many lines there are, so that the same part can be meant twice. */
  lines: number;
}

export function AddLineDialog(props: Props) {
  const t = useTranslations('maintenance');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} icon={<Icon name="plus" />}>
        {t('add_line')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('add_line')}>
        <LineForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LineForm({ ticketId, lines, close }: Props & { close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `ticket-line-${ticketId}-${lines}`,
    defaultValues: { ticketId, what: '', quantityHundredths: '1', unitCostCents: '' },
    action: addTicketLineAction,
    onSuccess: () => {
      close();
      toast.success(t('maintenance.line_added'));
      router.refresh();
    },
  });
  return (
    <DialogForm submit={submit} pending={pending} save={t('maintenance.add_line')} columns>
      <div className="sm:col-span-2 empty:hidden">
        <FormFailure failure={failure} />
      </div>
      <TextField
        form={form}
        name="what"
        label={t('maintenance.line_what')}
        required
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField
        form={form}
        name="quantityHundredths"
        label={t('maintenance.line_quantity')}
        required
        inputMode="decimal"
        autoComplete="off"
      />
      <MoneyField form={form} name="unitCostCents" label={t('maintenance.line_unit_cost')} required />
    </DialogForm>
  );
}
