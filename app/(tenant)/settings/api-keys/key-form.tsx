'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '@/components/forms/date-field';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { MEMBER_ROLES, type MemberRole } from '@/lib/auth/permissions';
import { createApiKeyAction } from './actions';

export function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const t = useTranslations();
  const { form, submit, pending, failure } = useActionForm({
    id: 'api-key-new',
    defaultValues: { name: '', role: 'agent' as MemberRole, expiresOn: '' },
    action: createApiKeyAction,
    onSuccess: ({ key }) => onMade(key),
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField
        form={form}
        name="name"
        label={t('common.name')}
        help={t('api.name_help')}
        autoComplete="off"
        required
      />
      <SelectField
        form={form}
        name="role"
        label={t('members.role')}
        help={t('api.role_help')}
        options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <DateField form={form} name="expiresOn" label={t('api.expires_on')} help={t('api.expires_help')} />
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('api.make_key')}
        </Button>
      </DialogActions>
    </form>
  );
}
