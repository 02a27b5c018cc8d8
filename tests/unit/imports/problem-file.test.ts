import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/imports/check-rows';
import { matchColumns } from '@/lib/imports/columns/match-columns';
import { ownColumns } from '@/lib/imports/columns/own-columns';
import { sampleColumns } from '@/lib/imports/columns/suggest-settings';
import { tableOf } from '@/lib/imports/content';
import { readFile } from '@/lib/imports/formats/read-file';
import { problemFile } from '@/lib/imports/problem-file';
import { fieldNames } from '@/lib/imports/records/field-names';
import { paperText } from '@/lib/papers/paper-text';

const TENANT = 'one company';

const LIST = 'Marque,Modèle,No plaque,Chef\r\n\r\nToyota,RAV4,AA-1,Ti Jo\r\nKia,Rio,?,\r\n';
const PROBLEMS: Problem[] = [{ line: 4, field: 'plate', code: 'invalid_plate', value: '?' }];

async function tableIn(text: string | Uint8Array) {
  return tableOf(await readFile(Buffer.from(text), TENANT), 'vehicles');
}

describe.each(['en', 'fr', 'ht'] as const)('the file of problems in %s', (locale) => {
  const t = paperText(locale);
  const write = async (text: string | Uint8Array, problems = PROBLEMS) =>
    problemFile(await tableIn(text), problems, { kind: 'vehicles', locale });

  it('has the line of the uploaded file and the problem before each row', async () => {
    const { headers, rows } = await tableIn(await write(LIST));
    expect(headers).toEqual([t('imports.line_uploaded'), t('imports.reason'), 'Marque', 'Modèle', 'No plaque', 'Chef']);
    expect(rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['3', '', 'Toyota'],
      ['4', `${t('vehicles.plate')}${locale === 'fr' ? '\u00a0' : ''}: ${t('errors.invalid_plate')}`, 'Kia'],
    ]);
  });

  it('comes back with its columns known, and its own passed over', async () => {
    const { headers, rows } = await tableIn(await write(LIST));
    expect(matchColumns(headers, fieldNames('vehicles'))).toEqual({ make: 2, model: 3, plate: 4 });
    expect(sampleColumns(headers, rows, locale).map(({ own }) => own)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('has them only once if the corrected file still has problems, with the lines of that file', async () => {
    const again = await tableIn(await write(await write(LIST), [{ ...PROBLEMS[0], line: 3 } as Problem]));
    expect(again.headers).toEqual((await tableIn(await write(LIST))).headers);
    expect(again.rows.map(({ cells }) => cells[0])).toEqual(['2', '3']);
  });
});

it('a company’s own column is not taken for one of them', () => {
  expect(ownColumns(['Erreur', 'Make', 'Line'])).toEqual(new Set());
  expect(ownColumns(['Make', 'Problem', 'LIGNE DU FICHIER ENVOYÉ'])).toEqual(new Set([2, 1]));
});
