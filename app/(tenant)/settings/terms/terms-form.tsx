'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { useRecordFields } from '@/components/forms/use-record-fields';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { LOCALES } from '@/lib/i18n/locales';
import { TERMS_FIELDS } from '@/lib/papers/terms-fields';
import { saveTermsAction } from '../actions';
import { TermsPreview } from './terms-preview';

/** The agreement's terms in each language, each beside how the agreement prints it. */
export function TermsForm({ values }: { values: Record<'en' | 'fr' | 'ht' | 'version', string> }) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: 'settings-terms',
    defaultValues: values,
    action: saveTermsAction,
    onSuccess: () => {
      toast.success(t('settings.saved'));
      router.push('/settings');
    },
  });
  const { field } = useRecordFields(TERMS_FIELDS, form);
  const texts = form.watch(LOCALES);
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={TERMS_FIELDS} failure={failure} submit={submit} />
      </FormFailure>
      {LOCALES.map((locale, index) => (
        <Card key={locale}>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <TextAreaField {...field(locale)} rows={18} help={t('settings.terms_help')} />
            <TermsPreview text={texts[index] ?? ''} locale={locale} />
          </div>
        </Card>
      ))}
      <FormActions cancelHref="/settings" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}
