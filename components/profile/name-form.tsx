'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { SelectField, TextField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { keepLocale } from '@/components/layout/keep-locale';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { ProfileActions } from './profile-actions';

interface Props {
  name: string;
  locale: Locale;
  save: ProfileActions['update'];
}

/** One's own name, and the language of this device's screens and of mails to oneself. */
export function NameForm({ name, locale, save }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'profile',
    defaultValues: { name, locale },
    action: save,
    onSuccess: (saved) => {
      form.reset(saved);
      keepLocale(saved.locale);
      toast.success(t('profile.saved'));
      router.refresh();
    },
  });
  return (
    <form onSubmit={submit} noValidate data-form className="grid gap-4">
      <FormFailure failure={failure} />
      <TextField form={form} name="name" label={t('common.name')} autoComplete="name" required />
      <SelectField
        form={form}
        name="locale"
        label={t('nav.language')}
        help={t('profile.language_help')}
        options={LOCALES.map((value) => ({ value, label: t(`app.language_${value}`) }))}
      />
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          {t('action.save')}
        </Button>
      </div>
    </form>
  );
}
