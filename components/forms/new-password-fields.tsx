import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { PasswordField } from './password-field';

interface Props<Values extends { password: string; confirmation: string }> {
  form: UseFormReturn<Values>;
  /** What an empty field says. */
  requiredMessage: string;
  /** How many characters the platform asks for. */
  minLength: number;
}

/** A new password, typed twice. */
export function NewPasswordFields<Values extends { password: string; confirmation: string }>(given: Props<Values>) {
  const t = useTranslations();
  const { requiredMessage, minLength } = given;
  // Safe because the values of every such form have these two fields.
  const form = given.form as unknown as UseFormReturn<{ password: string; confirmation: string }>;
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={t('auth.new_password')}
        requiredMessage={requiredMessage}
        autoComplete="new-password"
        help={t('auth.new_password_help', { length: minLength })}
      />
      <PasswordField
        form={form}
        name="confirmation"
        label={t('members.confirm_password')}
        requiredMessage={requiredMessage}
        autoComplete="new-password"
      />
    </>
  );
}
