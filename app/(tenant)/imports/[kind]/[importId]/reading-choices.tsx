'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { ColumnSample } from '@/lib/imports/columns/suggest-settings';
import type { ImportSettings } from '@/lib/imports/input';
import { DATE_ORDERS, EXISTING_MODES, type ImportKind } from '@/lib/imports/values';
import type { FormField } from './columns-form';
import { RadioGroup } from './radio-group';

interface Props {
  kind: ImportKind;
  samples: ColumnSample[];
  fields: FormField[];
  settings: ImportSettings;
  onChange: (part: Partial<ImportSettings>) => void;
}

/** How to read ambiguous dates, and what to do with existing records. */
export function ReadingChoices({ kind, samples, fields, settings, onChange }: Props) {
  const t = useTranslations('imports');
  const { columns, dates, existing, oddVins } = settings;
  const ambiguous = fields
    .filter(({ type, name }) => type === 'date' && columns[name] !== undefined)
    .map(({ name }) => samples[columns[name] ?? -1]?.ambiguous)
    .find((found) => found);
  return (
    <Card title={t('how_title')}>
      <div className="grid gap-5">
        {ambiguous && (
          <RadioGroup
            name="dates"
            legend={t('dates')}
            value={dates}
            options={DATE_ORDERS.map((order) => ({
              value: order,
              label: t(`dates_${order}`),
              detail: t('dates_example', { text: ambiguous.text, date: ambiguous[order] }),
            }))}
            onChange={(order) => onChange({ dates: order })}
          />
        )}
        <RadioGroup
          name="existing"
          legend={t(`existing_${kind}`)}
          value={existing}
          options={EXISTING_MODES.map((mode) => ({ value: mode, label: t(`existing_${mode}`) }))}
          onChange={(mode) => onChange({ existing: mode })}
        />
        {columns.vin !== undefined && (
          <label className="flex min-h-11 items-center gap-3 py-1 lg:min-h-9">
            <input
              type="checkbox"
              checked={oddVins}
              onChange={(event) => onChange({ oddVins: event.target.checked })}
              className="size-5 shrink-0 accent-[var(--accent)]"
            />
            <span>{t('odd_vins')}</span>
          </label>
        )}
      </div>
    </Card>
  );
}
