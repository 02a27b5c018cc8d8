'use client';

import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { giveNoticeAction } from '../actions';

interface Props {
  tenantId: string;
  name: string;
  /** The day on which it would be deleted after a notice of today. */
  due: string;
  unpaid: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Asks for the company's name and a reason before notice is given that all its data is deleted. */
export function NoticeDialog({ due, open, setOpen, ...tenant }: Props) {
  const t = useTranslations('leaving');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('give_notice')}
      description={t('notice_confirm', { name: tenant.name, day: due })}
    >
      <NoticeForm {...tenant} close={() => setOpen(false)} />
    </Dialog>
  );
}

function NoticeForm({
  tenantId,
  name,
  unpaid,
  close,
}: Pick<Props, 'tenantId' | 'name' | 'unpaid'> & { close: () => void }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `notice-${tenantId}`,
    defaultValues: { tenantId, typed: '', reason: '' },
    action: giveNoticeAction,
    onSuccess: () => {
      close();
      toast.success(t('leaving.notice_given', { name }));
    },
  });
  return (
    <DialogForm submit={submit} save={t('leaving.give_notice')} pending={pending} danger>
      <FormFailure failure={failure} />
      {unpaid && <Alert tone="warning">{t('leaving.notice_unpaid')}</Alert>}
      <p className="text-sm text-muted">{t('leaving.delete_detail')}</p>
      <TextField form={form} name="typed" label={t('leaving.notice_type', { name })} required autoComplete="off" />
      <TextAreaField form={form} name="reason" label={t('common.reason')} required />
    </DialogForm>
  );
}
