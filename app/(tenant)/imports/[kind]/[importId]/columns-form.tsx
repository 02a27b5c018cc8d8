'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { settingsAddress } from '@/lib/imports/columns/settings-address';
import type { ColumnSample } from '@/lib/imports/columns/suggest-settings';
import type { ImportSettings } from '@/lib/imports/input';
import type { ImportField } from '@/lib/imports/records/fields';
import type { ImportKind } from '@/lib/imports/values';
import { ColumnRows } from './column-rows';
import { MissingFields } from './missing-fields';
import { ReadingChoices } from './reading-choices';

export interface FormField {
  name: string;
  label: string;
  type: ImportField['type'];
  required: boolean;
  choices: { value: string; label: string }[] | null;
}

interface Props {
  kind: ImportKind;
  importId: string;
  sheets: string[];
  samples: ColumnSample[];
  fields: FormField[];
  start: ImportSettings;
}

/** Matches columns to fields, asks how to read dates and duplicates, and continues to the check. */
export function ColumnsForm({ kind, importId, sheets, samples, fields, start }: Props) {
  const t = useTranslations('imports');
  const router = useRouter();
  const [settings, setSettings] = useState(start);
  const [pending, go] = useTransition();
  const address = `/imports/${kind}/${importId}`;
  const missing = fields.filter(({ name, required }) => required && settings.columns[name] === undefined);
  // A unique name or number can't be the same in all rows.
  const needed = missing.filter(({ type }) => type === 'text');
  const fillable = missing.filter(({ type }) => type !== 'text');
  const blank = fillable.filter(({ name }) => !settings.defaults[name]?.trim());
  const namesOf = (some: FormField[]) => some.map(({ label }) => label).join(', ');
  const change = (part: Partial<ImportSettings>) => setSettings((current) => ({ ...current, ...part }));

  function check() {
    const names = new Set(fillable.map(({ name }) => name));
    const defaults = Object.fromEntries(Object.entries(settings.defaults).filter(([name]) => names.has(name)));
    go(() => router.push(`${address}?step=check&${settingsAddress({ ...settings, defaults })}`));
  }

  return (
    <form
      className="grid max-w-4xl gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      {sheets.length > 1 && (
        <label className="grid gap-1 font-medium sm:max-w-sm">
          {t('sheet')}
          <select
            className="control font-normal"
            value={settings.sheet}
            onChange={(event) => router.push(`${address}?sheet=${event.target.value}`)}
          >
            {sheets.map((name, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Card title={t('columns_title')} flush>
        <p className="px-4 pb-3 text-muted">{t('columns_known', { count: Object.keys(start.columns).length })}</p>
        <ColumnRows
          samples={samples}
          fields={fields}
          columns={settings.columns}
          onChange={(columns) => change({ columns })}
        />
      </Card>
      {fillable.length > 0 && (
        <MissingFields fields={fillable} values={settings.defaults} onChange={(defaults) => change({ defaults })} />
      )}
      <ReadingChoices kind={kind} samples={samples} fields={fields} settings={settings} onChange={change} />
      <div className="action-bar -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-hairline bg-canvas px-4 py-3 lg:static lg:mx-0 lg:border-0 lg:px-0">
        <p role="status" className="mr-auto text-sm text-amber empty:hidden max-lg:basis-full">
          {[
            needed.length > 0 && t('missing_key', { field: namesOf(needed) }),
            blank.length > 0 && t('missing_value', { field: namesOf(blank) }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        <LinkButton href={`/imports/${kind}`} className="max-sm:whitespace-normal!">
          {t('other_file')}
        </LinkButton>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={needed.length > 0 || blank.length > 0}
          className="max-lg:flex-1"
        >
          {t('check')}
        </Button>
      </div>
    </form>
  );
}
