'use client';

import { useTranslations } from 'next-intl';
import { columnLetter } from '@/lib/imports/columns/column-letter';
import type { ColumnMap } from '@/lib/imports/columns/match-columns';
import type { ColumnSample } from '@/lib/imports/columns/suggest-settings';
import type { FormField } from './columns-form';

interface Props {
  samples: ColumnSample[];
  fields: FormField[];
  columns: ColumnMap;
  onChange: (columns: ColumnMap) => void;
}

/** Each column of the file with its first values and its field. */
export function ColumnRows({ samples, fields, columns, onChange }: Props) {
  const t = useTranslations('imports');
  const common = useTranslations('common');
  const nameOf = (column: number) => samples[column]?.header || t('column_letter', { letter: columnLetter(column) });
  const fieldOf = (column: number) => Object.keys(columns).find((name) => columns[name] === column) ?? '';
  const shown = samples.flatMap((sample, column) => (sample.own && !fieldOf(column) ? [] : [{ sample, column }]));
  const left = shown.map(({ column }) => column).filter((column) => !fieldOf(column));

  function choose(column: number, name: string) {
    // A field has at most one column, and a column at most one field.
    const others = Object.entries(columns).filter(([field, at]) => field !== name && at !== column);
    onChange({ ...Object.fromEntries(others), ...(name && { [name]: column }) });
  }

  return (
    <>
      <ul>
        {shown.map(({ sample, column }) => (
          <li
            key={columnLetter(column)}
            className="grid gap-x-6 gap-y-2 border-t border-hairline px-4 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:items-center"
          >
            <div className="min-w-0">
              <p className="font-medium break-words">{nameOf(column)}</p>
              <p className="truncate text-sm text-muted">{sample.values.join(' · ') || t('all_blank')}</p>
            </div>
            <select
              className="control"
              aria-label={t('field_of', { column: nameOf(column) })}
              value={fieldOf(column)}
              onChange={(event) => choose(column, event.target.value)}
            >
              <option value="">{t('not_imported')}</option>
              {fields.map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {required ? `${label} (${common('required')})` : label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <p className="border-t border-hairline px-4 py-3 text-sm break-words text-muted">
          {t('columns_ignored', { count: left.length, names: left.map(nameOf).join(', ') })}
        </p>
      )}
    </>
  );
}
