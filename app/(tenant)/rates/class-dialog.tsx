'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { createVehicleClassAction, renameVehicleClassAction } from './actions';

interface ClassDialogProps {
  /** The class to rename; null for a new one. */
  entry: { id: string; name: string } | null;
  onClose: () => void;
}

export function ClassDialog(props: ClassDialogProps) {
  const t = useTranslations('rates');
  const title = props.entry ? t('class_rename', { name: props.entry.name }) : t('class_add');
  return (
    <Dialog open onOpenChange={props.onClose} title={title}>
      <ClassForm {...props} />
    </Dialog>
  );
}

function ClassForm({ entry, onClose }: ClassDialogProps) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: `class-${entry?.id ?? 'new'}`,
    defaultValues: { name: entry?.name ?? '' },
    action: (input: { name: string }, key) =>
      entry ? renameVehicleClassAction({ ...input, classId: entry.id }, key) : createVehicleClassAction(input, key),
    onSuccess: () => {
      toast.success(t('rates.class_saved'));
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField form={form} name="name" label={t('rates.class_name')} required />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {entry ? t('action.save') : t('rates.class_add')}
        </Button>
      </DialogActions>
    </form>
  );
}
