'use client';

import { Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from 'sonner';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { removeMemberAction } from './actions';

export function RemoveMemberDialog({ memberId, name }: { memberId: string; name: string }) {
  const t = useTranslations();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const label = t('staff.remove', { name });
  const { submit, pending, failure } = useActionForm({
    id: `remove-member-${memberId}`,
    defaultValues: { memberId },
    action: removeMemberAction,
    onSuccess: () => {
      setOpen(false);
      toast(t('staff.removed_done', { name }));
      router.refresh();
    },
  });
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => setOpen(true)}
        aria-label={label}
        icon={<Trash2 className="size-4" aria-hidden="true" />}
      />
      <Dialog open={open} onOpenChange={setOpen} title={label} description={t('staff.remove_help', { name })}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <FormFailure failure={failure} />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('action.cancel')}</Button>
            <Button type="submit" variant="danger" pending={pending}>
              {label}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
