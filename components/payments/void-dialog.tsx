'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { z } from 'zod';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import type { VoidPaymentInput } from '@/lib/payments/input';
import type { Typed } from '@/lib/typed';

export type VoidAction = (
  input: Typed<z.input<typeof VoidPaymentInput>>,
  key: string,
) => Promise<ActionResult<{ id: string; number: string }>>;

interface Props {
  paymentId: string;
  number: string;
  action: VoidAction;
  open: boolean;
  setOpen: (open: boolean) => void;
}

export function VoidDialog({ paymentId, number, action, open, setOpen }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `void-${paymentId}`,
    defaultValues: { paymentId, reason: '' },
    action,
    onSuccess: () => {
      setOpen(false);
      toast(t('payments.voided_done', { number }));
      router.refresh();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('payments.void_number', { number })}
      description={t('payments.void_help')}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <FormFailure failure={failure} />
        <TextAreaField form={form} name="reason" label={t('common.reason')} required />
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('action.back')}</Button>
          <Button type="submit" variant="danger" pending={pending}>
            {t('payments.void_number', { number })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
