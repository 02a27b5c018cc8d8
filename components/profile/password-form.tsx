'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { NewPasswordFields } from '@/components/forms/new-password-fields';
import { OwnPasswordField } from '@/components/forms/own-password-field';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ProfileActions } from './profile-actions';

const EMPTY = { ownPassword: '', password: '', confirmation: '' };

interface Props {
  email: string;
  change: ProfileActions['changePassword'];
  minLength: number;
}

/** A new password, with the present one. It signs out everywhere else. */
export function PasswordForm({ email, change, minLength }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'own-password',
    defaultValues: EMPTY,
    action: change,
    onSuccess: ({ ended }) => {
      form.reset(EMPTY);
      toast.success(ended > 0 ? t('profile.password_changed_others', { count: ended }) : t('profile.password_changed'));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate data-form className="grid gap-4">
      <FormFailure failure={failure} />
      {/* Password managers look for it, to keep the new password with the right account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <OwnPasswordField form={form} name="ownPassword" />
      <NewPasswordFields form={form} requiredMessage={t('errors.required')} minLength={minLength} />
      <div>
        <Button type="submit" pending={pending}>
          {t('profile.change_password')}
        </Button>
      </div>
    </form>
  );
}
