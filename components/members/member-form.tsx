'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CheckboxField, SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogCancel } from '@/components/ui/dialog-cancel';
import { toast } from '@/components/ui/toast';
import { MEMBER_ROLES } from '@/lib/auth/permissions';
import { MEMBER_FIELDS } from '@/lib/members/fields';
import type { MemberRow } from '@/lib/members/list-members';
import type { MemberActions } from './member-actions';

interface Props {
  member: MemberRow | null;
  actions: MemberActions;
  close: () => void;
  onAdded: (added: { memberId: string; name: string }) => void;
}

export function MemberForm({ member, actions, close, onAdded }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `member-${member?.id ?? 'new'}`,
    defaultValues: {
      memberId: member?.id ?? '',
      version: member?.version ?? '',
      name: member?.name ?? '',
      email: member?.email ?? '',
      role: member?.role ?? 'agent',
      active: member?.active ?? true,
      password: '',
      confirmation: '',
    },
    action: (values, key) => (member ? actions.update(values, key) : actions.create(values, key)),
    onSuccess: ({ id }, values) => {
      close();
      toast(t('members.saved_done', { name: values.name }));
      if (!member) onAdded({ memberId: id, name: values.name });
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={MEMBER_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      <TextField form={form} name="name" label={t('common.name')} autoComplete="off" required />
      <TextField form={form} name="email" label={t('auth.email')} type="email" autoComplete="off" required />
      <SelectField
        form={form}
        name="role"
        label={t('members.role')}
        options={MEMBER_ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      {member && (
        <>
          <TextField
            form={form}
            name="password"
            label={t('members.new_password')}
            type="password"
            autoComplete="new-password"
            help={t('members.password_blank')}
          />
          <TextField
            form={form}
            name="confirmation"
            label={t('members.confirm_password')}
            type="password"
            autoComplete="new-password"
          />
          <CheckboxField form={form} name="active" label={t('members.active')} />
        </>
      )}
      <DialogActions>
        <DialogCancel />
        <Button type="submit" variant="primary" pending={pending}>
          {t('action.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
