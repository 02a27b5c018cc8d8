'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { createOperatorAction } from './actions';

interface Props {
  roles: OperatorRole[];
  close: () => void;
  onAdded: (added: { id: string; name: string }) => void;
}

export function CreateOperatorForm({ roles, close, onAdded }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'operator-new',
    defaultValues: { name: '', email: '', role: 'support' as OperatorRole },
    action: createOperatorAction,
    onSuccess: ({ id }, { name }) => {
      close();
      toast(t('operators.saved_done', { name }));
      onAdded({ id, name });
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField form={form} name="name" label={t('common.name')} autoComplete="off" required />
      <TextField form={form} name="email" label={t('auth.email')} type="email" autoComplete="off" required />
      <SelectField
        form={form}
        name="role"
        label={t('members.role')}
        options={roles.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('action.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
