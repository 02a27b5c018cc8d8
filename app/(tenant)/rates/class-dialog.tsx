'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { CLASS_FIELDS } from '@/lib/vehicles/class-fields';
import { createVehicleClassAction, renameVehicleClassAction } from './actions';

interface ClassDialogProps {
  /** The class to rename; null for a new one. */
  entry: { id: string; name: string; version: string } | null;
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
    defaultValues: { name: entry?.name ?? '', version: entry?.version ?? '' },
    action: (input: { name: string; version: string }, key) =>
      entry ? renameVehicleClassAction({ ...input, classId: entry.id }, key) : createVehicleClassAction(input, key),
    onSuccess: () => {
      toast.success(t('rates.class_saved'));
      onClose();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={CLASS_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
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
