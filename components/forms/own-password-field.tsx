import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { PasswordField } from './password-field';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** The member's own password, unless the screen calls it otherwise. */
  label?: string;
}

/** The password that the reader signs in with, asked for once more. */
export function OwnPasswordField<Values extends FieldValues>({ form, name, label }: Props<Values>) {
  const t = useTranslations();
  return (
    <PasswordField
      form={form}
      name={name}
      label={label ?? t('profile.own_password')}
      requiredMessage={t('errors.required')}
      autoComplete="current-password"
    />
  );
}
