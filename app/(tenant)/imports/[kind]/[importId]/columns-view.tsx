import { getLocale, getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { AppError } from '@/lib/errors';
import { matchColumns } from '@/lib/imports/columns/match-columns';
import { sampleColumns } from '@/lib/imports/columns/suggest-settings';
import { getImportTable } from '@/lib/imports/get-import';
import type { ImportSettings } from '@/lib/imports/input';
import { fieldLabel, fieldNames } from '@/lib/imports/records/field-names';
import { importFields } from '@/lib/imports/records/fields';
import { importPermission } from '@/lib/imports/records/targets';
import type { ImportKind } from '@/lib/imports/values';
import type { TenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { ColumnsForm } from './columns-form';

interface Props {
  ctx: TenantContext;
  kind: ImportKind;
  importId: string;
  /** The earlier choices, if the user comes back from the check. */
  given: ImportSettings | null;
  sheet: number | undefined;
}

/** The file's columns, matched by their names as far as possible, for review. */
export async function ColumnsView({ ctx, kind, importId, given, sheet }: Props) {
  const locale = await getLocale();
  const t = await getTranslations();
  const found = await query(ctx, importPermission(kind), (q) => getImportTable(q, { kind, importId, sheet })).catch(
    (error: unknown) => {
      if (error instanceof AppError && error.code.startsWith('import_')) return error;
      throw error;
    },
  );
  if (found instanceof AppError)
    return (
      <EmptyState
        title={t(`errors.${found.code}`, found.params)}
        action={<LinkButton href={`/imports/${kind}/${importId}`}>{t('action.back')}</LinkButton>}
      />
    );
  const { table, sheets } = found;
  const samples = sampleColumns(table.headers, table.rows, locale);
  const columns = given?.columns ?? matchColumns(table.headers, fieldNames(kind));
  const fields = importFields(kind).map((field) => ({
    name: field.name,
    label: fieldLabel(field, locale),
    type: field.type,
    required: field.required ?? false,
    choices: field.choices?.map(({ value, label }) => ({ value, label: t(label as 'vehicles.make') })) ?? null,
  }));
  const dated = importFields(kind)
    .filter(({ type, name }) => type === 'date' && columns[name] !== undefined)
    .map(({ name }) => samples[columns[name] ?? -1]?.dates);
  const dates = dated.find((found) => found?.certain && found.order === 'mdy') ? 'mdy' : 'dmy';
  return (
    <ColumnsForm
      key={table.sheet}
      kind={kind}
      importId={importId}
      sheets={sheets.map(({ name }) => name)}
      samples={samples}
      fields={fields}
      start={{
        sheet: table.sheet,
        columns,
        defaults: given?.defaults ?? {},
        dates: given?.dates ?? dates,
        existing: given?.existing ?? 'keep',
        oddVins: given?.oddVins ?? false,
      }}
    />
  );
}
