'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextAreaField } from '@/components/forms/fields';
import { FormFailure } from '@/components/forms/form-failure';
import { useActionForm } from '@/components/forms/use-action-form';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDateTime } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { addTenantNoteAction } from '../actions';

interface Props {
  tenantId: string;
  notes: { id: string; at: Date; author: string; text: string }[];
  mayAdd: boolean;
}

/** What operators have written down about a company, the newest first. */
export function NotesCard({ tenantId, notes, mayAdd }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { form, submit, pending, failure } = useActionForm({
    id: `tenant-note-${tenantId}`,
    defaultValues: { tenantId, text: '' },
    action: addTenantNoteAction,
    onSuccess: () => form.reset(),
  });
  return (
    <Card title={t('tenants.notes')}>
      <div className="grid gap-4">
        {mayAdd && (
          <form onSubmit={submit} noValidate className="grid gap-2">
            <FormFailure failure={failure} />
            <TextAreaField
              form={form}
              name="text"
              label={t('tenants.new_note')}
              help={t('tenants.notes_help')}
              rows={2}
              required
            />
            <div>
              <Button type="submit" pending={pending}>
                {t('tenants.add_note')}
              </Button>
            </div>
          </form>
        )}
        {notes.length === 0 ? (
          <p className="text-muted">{t('tenants.no_notes')}</p>
        ) : (
          <ul className="grid gap-3">
            {notes.map(({ id, at, author, text }) => (
              <li key={id} className="border-t border-hairline pt-3">
                <p className="break-words whitespace-pre-line">{text}</p>
                <p className="text-sm text-muted">
                  {t('tenants.note_by', { name: author, at: formatDateTime(at, locale, PLATFORM_ZONE) })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
