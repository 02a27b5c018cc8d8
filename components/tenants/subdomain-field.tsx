import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '@/components/forms/fields';

type Props<Values extends FieldValues> = Pick<ComponentProps<typeof TextField<Values>>, 'form' | 'help' | 'invalid'> & {
  rootDomain: string;
};

/** The address that a company is to have. Its form calls it `slug`. */
export function SubdomainField<Values extends FieldValues>({ rootDomain, ...props }: Props<Values>) {
  const t = useTranslations();
  return (
    <TextField
      {...props}
      // Safe because each form with such an address has this field.
      name={'slug' as FieldPath<Values>}
      label={t('auth.tenant_subdomain')}
      required
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      suffix={`.${rootDomain}`}
    />
  );
}
