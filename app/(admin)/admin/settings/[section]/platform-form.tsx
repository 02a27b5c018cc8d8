'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { PLATFORM_FIELDS, type PlatformSection } from '@/lib/platform-settings/fields';
import type { RecordField } from '@/lib/records/record-field';
import { savePlatformSettingsAction } from '../actions';
import { PlatformField } from './platform-field';

export type PlatformValues = Record<string, string | boolean>;

interface Props {
  section: PlatformSection;
  values: PlatformValues;
  plans: { value: string; label: string }[];
  /** The product's own name, which an empty one stands for. */
  brand: string;
}

/** One section of the platform's settings. Its fields follow from their descriptions. */
export function PlatformForm({ section, values, plans, brand }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `platform-${section}`,
    defaultValues: values,
    // The server parses what is sent, so the form need not know which section has which fields.
    action: (input: PlatformValues) =>
      savePlatformSettingsAction({ ...input, section } as Parameters<typeof savePlatformSettingsAction>[0]),
    onSuccess: () => {
      toast.success(t('platform.saved'));
      router.push('/admin/settings');
    },
  });
  const fields: Readonly<Record<string, RecordField>> = PLATFORM_FIELDS[section];
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={fields} failure={failure} submit={submit} />
      </FormFailure>
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {Object.entries(fields).map(([name, field]) => (
            <PlatformField key={name} form={form} name={name} field={field} plans={plans} brand={brand} />
          ))}
        </div>
      </Card>
      <FormActions cancelHref="/admin/settings" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}
