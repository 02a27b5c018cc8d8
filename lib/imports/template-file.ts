import 'server-only';
import { writeCsv } from '../csv/write-csv';
import type { Locale } from '../i18n/locales';
import { paperText } from '../papers/paper-text';
import { fieldLabel } from './records/field-names';
import { type ImportField, importFields, offeredChoices } from './records/fields';
import { type ImportKind, MAX_ROWS } from './values';

const HEAD = { bold: true, color: { argb: 'FFFFFFFF' } };
const HEAD_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FF1F4E79' } } as const;

export function csvTemplate(kind: ImportKind, locale: Locale): Uint8Array {
  const fields = importFields(kind);
  return writeCsv([fields.map((field) => fieldLabel(field, locale)), fields.map((field) => exampleOf(field, locale))]);
}

/** A workbook with a sheet to fill in, whose choices come as drop-down lists, and a sheet that explains each field. */
export async function xlsxTemplate(kind: ImportKind, locale: Locale): Promise<Uint8Array> {
  const { default: ExcelJS } = await import('exceljs');
  const t = paperText(locale);
  const fields = importFields(kind);
  const workbook = new ExcelJS.Workbook();
  const list = workbook.addWorksheet(t(`${kind}.list_title`), { views: [{ state: 'frozen', ySplit: 1 }] });
  list.columns = fields.map((field) => ({ header: fieldLabel(field, locale), width: widthOf(field, locale) }));
  list.addRow(fields.map((field) => exampleOf(field, locale)));
  for (const [index, field] of fields.entries()) {
    const column = list.getColumn(index + 1);
    // Stored as text, so that Excel neither turns document numbers into numeric values nor reorders dates.
    column.numFmt = '@';
    if (!field.choices) continue;
    const choices = offeredChoices(field)
      .map(({ label }) => t(label))
      .join(',');
    const validation = { type: 'list' as const, allowBlank: true, formulae: [`"${choices}"`] };
    for (let row = 2; row <= Math.min(MAX_ROWS, 500) + 1; row += 1)
      list.getCell(row, index + 1).dataValidation = validation;
  }
  const help = workbook.addWorksheet(t('imports.help_sheet'), { views: [{ state: 'frozen', ySplit: 1 }] });
  help.columns = [
    { header: t('imports.field'), width: 34 },
    { header: t('imports.help_required'), width: 14 },
    { header: t('imports.help_values'), width: 90 },
  ];
  for (const field of fields)
    help.addRow([fieldLabel(field, locale), field.required ? t('imports.help_yes') : '', helpOf(field, locale)]);
  for (const sheet of [list, help]) {
    const row = sheet.getRow(1);
    row.font = HEAD;
    row.fill = HEAD_FILL;
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function exampleOf(field: ImportField, locale: Locale): string {
  const choice = field.choices?.find(({ value }) => value === field.example);
  return choice ? paperText(locale)(choice.label) : field.example;
}

function widthOf(field: ImportField, locale: Locale): number {
  return Math.max(12, fieldLabel(field, locale).length + 2, exampleOf(field, locale).length + 2);
}

function helpOf(field: ImportField, locale: Locale): string {
  const t = paperText(locale);
  if (field.choices)
    return offeredChoices(field)
      .map(({ label }) => t(label))
      .join(' · ');
  if (field.type === 'lookup') return t(field.name === 'classId' ? 'imports.help_class' : 'imports.help_customer');
  return t(`imports.help_${field.type}`);
}
