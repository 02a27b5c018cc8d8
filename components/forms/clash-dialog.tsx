'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { DialogWindow } from '@/components/ui/dialog-window';
import { formatMoment } from '@/lib/dates';
import type { MessageKey, RecordField } from '@/lib/records/record-field';
import type { ClashOf } from './clash-comparison';
import { type ClashRow, chosenValues, clashRows, firstChoice, type Side } from './clash-rows';
import { ClashValue } from './clash-value';

interface Props<Values extends FieldValues> extends ClashOf<Values> {
  onSave: () => void;
  onClose: () => void;
}

/** What the clerk typed beside what somebody else has saved meanwhile, field by field, to choose and save again. */
export function ClashDialog<Values extends FieldValues>(props: Props<Values>) {
  const { form, fields, clash, theirs, nameOf, onSave, onClose } = props;
  const t = useTranslations();
  const locale = useLocale();
  const opened = form.formState.defaultValues ?? {};
  const values = { opened, mine: form.getValues(), theirs };
  const [rows] = useState(() => clashRows(values, clash.changes));
  const [sides, setSides] = useState<Record<string, Side>>({});

  function save() {
    takeChoices(form, { ...opened, ...theirs, version: clash.version }, chosenValues(values, rows, sides));
    onSave();
  }

  function caption({ typed, by, at }: ClashRow, side: Side): string {
    if (side === 'mine') return t(typed ? 'common.clash_typed' : 'common.clash_opened');
    if (by === null || at === null) return t('common.clash_saved');
    return t('common.clash_by', { name: by, when: formatMoment(new Date(at), locale, clash.timeZone, new Date()) });
  }

  return (
    <DialogWindow
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('common.clash_title')}
      description={t('common.clash_intro')}
    >
      <div className="grid gap-5">
        {rows.map((row) => {
          const field: RecordField | undefined = fields[row.name];
          return (
            field && (
              <fieldset key={row.name} className="min-w-0">
                {/* Safe because no label has parameters. */}
                <legend className="mb-1 font-medium">{t(field.label as MessageKey as 'common.name')}</legend>
                <div className="grid gap-2 sm:grid-cols-2">
                  {(['mine', 'theirs'] as const).map((side) => (
                    <label
                      key={side}
                      className="flex min-h-11 min-w-0 items-start gap-3 rounded-control border border-line-strong bg-raised p-3 has-[:checked]:border-accent has-[:checked]:bg-blue-soft"
                    >
                      <input
                        type="radio"
                        name={`clash-${row.name}`}
                        checked={(sides[row.name] ?? firstChoice(row)) === side}
                        onChange={() => setSides({ ...sides, [row.name]: side })}
                        className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
                      />
                      <span className="min-w-0">
                        <span className="block text-sm break-words text-muted">{caption(row, side)}</span>
                        <span className="block max-h-40 overflow-y-auto font-medium break-words whitespace-pre-line">
                          <ClashValue field={field} value={row[side]} name={nameOf(row, side)} />
                        </span>
                      </span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )
          );
        })}
        <DialogActions>
          <Button onClick={onClose}>{t('action.back')}</Button>
          <Button variant="primary" onClick={save}>
            {t('common.clash_save')}
          </Button>
        </DialogActions>
      </div>
    </DialogWindow>
  );
}

/** The form as if it had been opened now, with the clerk's own values typed into it again. */
function takeChoices<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  opened: Record<string, unknown>,
  chosen: Record<string, unknown>,
): void {
  // Safe because these are the form's own values, and the record's in the same shape.
  form.reset(opened as Values);
  for (const [name, value] of Object.entries(chosen)) {
    if (name !== 'version' && value !== opened[name])
      form.setValue(name as Parameters<typeof form.setValue>[0], value as never, { shouldDirty: true });
  }
}
