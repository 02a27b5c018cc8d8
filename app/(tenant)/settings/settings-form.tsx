'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FormActions } from '@/components/forms/form-actions';
import { FormFailure } from '@/components/forms/form-failure';
import { RecordClash } from '@/components/forms/record-clash';
import { useActionForm } from '@/components/forms/use-action-form';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { saveBusinessHeaderAction, saveSettingsAction } from './actions';
import { ColorCard } from './color-card';
import { SECTIONS, type Section } from './sections';
import { SettingField } from './setting-field';

export type SettingsValues = Record<string, string | boolean>;
type HeaderInput = Parameters<typeof saveBusinessHeaderAction>[0];
type SettingsInput = Parameters<typeof saveSettingsAction>[0];

interface Props {
  section: Section;
  /** The company's information has its color with it. */
  values: SettingsValues;
  company: string;
}

/** One section of the settings. Its fields follow from their descriptions. */
export function SettingsForm({ section, values, company }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const { form, submit, pending, failure } = useActionForm({
    id: `settings-${section}`,
    defaultValues: values,
    action: (input: SettingsValues, key) => save(section, input, values, key),
    onSuccess: () => {
      toast.success(t('settings.saved'));
      router.push('/settings');
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid max-w-4xl gap-4">
      <FormFailure failure={failure}>
        <RecordClash form={form} fields={SECTIONS[section]} failure={failure} submit={submit} />
      </FormFailure>
      {section === 'header' && <ColorCard form={form} company={company} />}
      <Card>
        <div className="grid items-start gap-4 md:grid-cols-2">
          {Object.entries(SECTIONS[section]).map(([name, field]) => (
            <SettingField key={name} form={form} name={name} field={field} />
          ))}
        </div>
      </Card>
      <FormActions cancelHref="/settings" label={t('action.save_changes')} pending={pending} />
    </form>
  );
}

/** The server parses what is sent, so the form need not know which section has which fields. */
function save(
  section: Section,
  { color, ...input }: SettingsValues,
  opened: SettingsValues,
  key: string,
): Promise<ActionResult<unknown>> {
  if (section !== 'header') return saveSettingsAction({ ...input, section } as SettingsInput, key);
  // A color that nobody touched here may have been changed elsewhere.
  return saveBusinessHeaderAction({ ...input, ...(color !== opened.color && { color }) } as HeaderInput, key);
}
