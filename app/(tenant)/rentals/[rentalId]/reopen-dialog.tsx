'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { ClashText } from '@/components/rentals/clash-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import type { Clash } from '@/lib/allocations/find-clash';
import { reopenReturnAction } from './actions';

interface Returned {
  rentalId: string;
  number: string;
  timeZone: string;
}

interface Props extends Returned {
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function ReopenDialog({ open, setOpen, ...returned }: Props) {
  const t = useTranslations('rentals');
  const title = t('reopen_number', { number: returned.number });
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={t('reopen_help')}>
      <ReopenForm {...returned} close={() => setOpen(false)} />
    </Dialog>
  );
}

function ReopenForm({ rentalId, number, timeZone, close }: Returned & { close: () => void }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `reopen-${rentalId}`,
    defaultValues: { rentalId, reason: '' },
    action: reopenReturnAction,
    onSuccess: () => {
      close();
      toast(t('rentals.reopened', { number }));
      router.replace(`/rentals/${rentalId}`);
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure}>
        {isClash(failure?.details) && <ClashText clash={failure.details} timeZone={timeZone} />}
      </FormFailure>
      <TextAreaField form={form} name="reason" label={t('common.reason')} required />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="danger" pending={pending}>
          {t('rentals.reopen')}
        </Button>
      </DialogActions>
    </form>
  );
}

function isClash(details: unknown): details is Clash {
  return typeof details === 'object' && details !== null && 'freeFrom' in details;
}
