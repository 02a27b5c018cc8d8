import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import type { Locale } from '@/lib/i18n/locales';
import { cellText } from '@/lib/imports/cells/read-row';
import type { Table } from '@/lib/imports/content';
import type { ImportSettings } from '@/lib/imports/input';
import { fieldLabel } from '@/lib/imports/records/field-names';
import { type ImportField, importFields } from '@/lib/imports/records/fields';
import type { ImportKind } from '@/lib/imports/values';
import { formatMoney, formatNumber } from '@/lib/money';

interface Props {
  kind: ImportKind;
  found: { table: Table; preview: { line: number; input: Record<string, unknown> }[] };
  settings: ImportSettings;
  locale: Locale;
}

/** The first rows as they were understood: dates in full, amounts with their currency, choices by their labels. */
export function PreviewRows({ kind, found, settings, locale }: Props) {
  const t = useTranslations();
  const fields = importFields(kind).filter(({ name }) => name in settings.columns || settings.defaults[name]);
  const rows = new Map(found.table.rows.map((row) => [row.line, row.cells]));

  function shown(field: ImportField, value: unknown, line: number): string {
    if (value === null || value === undefined || value === '') return '—';
    if (field.type === 'date') return formatDate(String(value), locale, 'UTC');
    if (field.type === 'money') return formatMoney(Number(value), 'USD', locale);
    if (field.type === 'lookup') return cellText(rows.get(line) ?? [], settings.columns[field.name]) || '—';
    if (field.name === 'year') return String(value);
    if (field.type === 'whole') return formatNumber(Number(value), locale);
    if (/phone$/i.test(field.name)) return formatPhone(String(value));
    const choice = field.choices?.find((candidate) => candidate.value === value);
    // Safe because every field's label is a message key, which a test checks.
    return choice ? t(choice.label as 'vehicles.make') : String(value);
  }

  return (
    <Card title={t('imports.preview')} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('imports.preview')}>
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="h-10 border-b border-hairline text-sm text-muted">
              {fields.map((field) => (
                <th key={field.name} scope="col" className="px-3 font-medium whitespace-nowrap first:pl-4 last:pr-4">
                  {fieldLabel(field, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.preview.map(({ line, input }) => (
              <tr key={line} className="h-11 border-b border-hairline last:border-0">
                {fields.map((field) => (
                  <td
                    key={field.name}
                    className="tabular max-w-56 truncate px-3 whitespace-nowrap first:pl-4 last:pr-4"
                  >
                    {shown(field, input[field.name], line)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
