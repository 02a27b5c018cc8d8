'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { editForm } from '@/lib/records/edit-form';
import type { RecordClash as Clash } from '@/lib/records/record-clash';
import { type ClashRow, clashRows, type Side } from './clash-rows';
import type { RecordClashProps } from './record-clash';

const ClashDialog = lazyPart(() => import('./clash-dialog').then((module) => module.ClashDialog<FieldValues>));

export interface ClashOf<Values extends FieldValues> extends Pick<RecordClashProps<Values>, 'form' | 'fields'> {
  clash: Clash;
  /** The record as its form would show it now. */
  theirs: Record<string, string | boolean>;
  nameOf: (row: ClashRow, side: Side) => string | null;
}

/** What somebody else has saved meanwhile, opened at once, and again at a press of the button. */
export function ClashComparison<Values extends FieldValues>({
  clash,
  form,
  fields,
  submit,
  nameOf,
}: Omit<RecordClashProps<Values>, 'failure'> & { clash: Clash }) {
  const t = useTranslations('common');
  const locale = useLocale();
  const theirs = editForm(fields, clash.record, locale);
  const [open, setOpen] = useState(true);

  // Where both have saved the same there is nothing to choose, so it is saved at once with the new version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each clash
  useEffect(() => {
    const values = { opened: form.formState.defaultValues ?? {}, mine: form.getValues(), theirs };
    if (clashRows(values, clash.changes).length > 0) return;
    form.setValue('version' as Parameters<typeof form.setValue>[0], clash.version as never);
    void submit();
  }, []);

  function shownName({ name, ...row }: ClashRow, side: Side): string | null {
    const known = nameOf?.(name, String(row[side]));
    return known ?? (side === 'theirs' ? (clash.names[name] ?? null) : null);
  }

  return (
    <>
      <Button className="mt-2" onClick={() => setOpen(true)}>
        {t('clash_compare')}
      </Button>
      {open && (
        <Suspense>
          <ClashDialog
            // Safe because the dialog only hands the form's own values back to it.
            form={form as unknown as UseFormReturn}
            fields={fields}
            clash={clash}
            theirs={theirs}
            nameOf={shownName}
            onSave={() => {
              setOpen(false);
              void submit();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
