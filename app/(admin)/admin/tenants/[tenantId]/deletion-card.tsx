'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DialogForm } from '@/components/forms/dialog-form';
import { TextAreaField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { giveNoticeAction, withdrawNoticeAction } from '../actions';

interface Props {
  tenantId: string;
  name: string;
  /** The notice that stands, with its day as people read it. */
  notice: { day: string; reason: string } | null;
  /** The day on which it would be deleted after a notice of today. */
  due: string;
  unpaid: boolean;
}

/** Gives a company notice that all its data is deleted, and withdraws it. */
export function DeletionCard({ tenantId, name, notice, due, unpaid }: Props) {
  const t = useTranslations('leaving');
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('delete_title')}>
      {notice ? (
        <div className="grid justify-items-start gap-4">
          <Alert tone="warning">
            {t('notice_until', { day: notice.day })} {t('notice_reason', { reason: notice.reason })}
          </Alert>
          <ConfirmDialog
            id={`withdraw-${tenantId}`}
            label={t('withdraw')}
            title={t('withdraw')}
            description={t('withdraw_confirm', { name })}
            confirmLabel={t('withdraw')}
            action={(_reason, key) => withdrawNoticeAction({ tenantId }, key)}
            onDone={() => toast.success(t('withdrawn', { name }))}
          />
        </div>
      ) : (
        <>
          <p className="mb-4 max-w-prose text-muted">{t('delete_detail')}</p>
          <Button className="text-danger!" onClick={() => setOpen(true)}>
            {t('give_notice')}
          </Button>
          <Dialog
            open={open}
            onOpenChange={setOpen}
            title={t('give_notice')}
            description={t('notice_confirm', { name, day: due })}
          >
            <NoticeForm tenantId={tenantId} name={name} unpaid={unpaid} close={() => setOpen(false)} />
          </Dialog>
        </>
      )}
    </Card>
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
      <TextField form={form} name="typed" label={t('leaving.notice_type', { name })} required autoComplete="off" />
      <TextAreaField form={form} name="reason" label={t('common.reason')} required />
    </DialogForm>
  );
}
