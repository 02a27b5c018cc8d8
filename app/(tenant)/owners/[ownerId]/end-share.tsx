'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '@/components/forms/date-field';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { endShareAction } from '../actions';

interface Props {
  shareId: string;
  plate: string;
  today: string;
}

export function EndShare(props: Props) {
  const t = useTranslations('owners');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)} aria-label={t('end_title', { plate: props.plate })}>
        {t('end')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('end_title', { plate: props.plate })}
        description={t('end_help')}
      >
        <EndForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EndForm({ shareId, today, close }: Props & { close: () => void }) {
  const t = useTranslations('owners');
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `end-share-${shareId}`,
    defaultValues: { shareId, endsOn: today },
    action: endShareAction,
    onSuccess: () => {
      close();
      toast.success(t('ended'));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <DateField form={form} name="endsOn" label={t('ends_on')} required />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="danger" pending={pending}>
          {t('end_confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}
