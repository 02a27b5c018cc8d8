import { useTranslations } from 'next-intl';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';
import { PasswordField } from '@/components/forms/password-field';

export interface LogInValues {
  tenant: string;
  email: string;
  password: string;
  code: string;
}

interface Props {
  form: UseFormReturn<LogInValues>;
  /** A member's login asks for the company too. */
  withCompany: boolean;
  suffix: string;
}

export function AccountFields({ form, withCompany, suffix }: Props) {
  const t = useTranslations();
  return (
    <>
      {withCompany && (
        <TextField
          form={form}
          name="tenant"
          label={t('auth.tenant_subdomain')}
          requiredMessage={t('auth.subdomain_required')}
          required
          suffix={suffix}
          autoCapitalize="none"
          autoComplete="organization"
          spellCheck={false}
        />
      )}
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('auth.email')}
        requiredMessage={t('auth.email_required')}
        required
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        form={form}
        name="password"
        label={t('auth.password')}
        requiredMessage={t('auth.password_required')}
        autoComplete="current-password"
      />
    </>
  );
}
