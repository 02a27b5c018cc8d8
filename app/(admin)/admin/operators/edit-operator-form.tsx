'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CheckboxField, SelectField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import type { OperatorRow } from '@/lib/operators/list-operators';
import { updateOperatorAction } from './actions';

interface Props {
  operator: OperatorRow;
  roles: OperatorRole[];
  close: () => void;
}

export function EditOperatorForm({ operator: { id, name, role, active }, roles, close }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `operator-${id}`,
    defaultValues: { operatorId: id, role, active },
    action: updateOperatorAction,
    onSuccess: () => {
      close();
      toast(t('operators.saved_done', { name }));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <SelectField
        form={form}
        name="role"
        label={t('members.role')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
      />
      <CheckboxField form={form} name="active" label={t('members.active')} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('action.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
