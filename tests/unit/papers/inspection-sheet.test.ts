import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { renderInspectionSheet } from '@/lib/papers/inspection-sheet';
import type { SheetData } from '@/lib/papers/sheet-data';
import { pdfText } from './pdf-text';
import { sampleReceipt } from './samples';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function sampleSheet(locale: Locale, changes: Partial<SheetData> = {}): SheetData {
  const { company, timeZone } = sampleReceipt(locale, 'A4');
  const place = { view: 'left', x: 310, y: 360, zone: 'left_mirror', note: '' } as const;
  return {
    ...{ locale, paperSize: 'A4', timeZone, company, number: 'I-2026-00007', reference: '019A-7F3D-01C1' },
    ...{ issuedAt: '2026-11-22T15:10:00.000Z', tenantId: '019a7f3d-0000-7000-8000-000000000001', kind: 'checkin' },
    ...{ inspectedAt: '2026-11-22T15:00:00.000Z', inspectedBy: 'Wilner Saint-Fleur', agreementNumber: 'R-2026-00042' },
    vehicle: { name: 'Toyota RAV4 2021', plate: 'LO-90011', body: 'suv' },
    ...{ odometerKm: 40_500, fuelLevel: 'half', notes: 'Retour de nuit' },
    checklist: [
      { item: 'jack', answer: 'missing' },
      { item: 'Trousse de secours', answer: 'present' },
      // Words of ours that are no things of a checklist.
      { item: 'constructor', answer: 'present' },
      { item: 'kind_scratch', answer: 'present' },
    ],
    damages: [
      { ...place, number: 1, isNew: false, kind: 'scratch', severity: 'light' },
      { ...place, number: 2, isNew: true, kind: 'broken', severity: 'severe', note: 'Glass' },
    ],
    photos: [{ shot: 'front', damage: null, storageKey: 'a', image: PIXEL }],
    skipped: [{ shot: 'dashboard', reason: 'Batterie vide' }],
    signatures: [{ signer: 'customer', name: 'Guerda Joseph', image: PIXEL, signedAt: '2026-11-22T15:05:00.000Z' }],
    ...{ unsignedReason: null, withdrawn: null },
    ...changes,
  };
}

test.each(LOCALES)(
  'a sheet in %s names each damage by its place, and why a photo is missing',
  async (locale) => {
    const { text } = pdfText(await renderInspectionSheet(sampleSheet(locale)));
    for (const shown of [
      'I-2026-00007',
      'R-2026-00042',
      'LO-90011',
      'Trousse de secours',
      'constructor',
      'kind_scratch',
      'Glass',
      'Batterie vide',
    ])
      expect(text).toContain(shown);
    expect(text).toMatch(
      { en: /2\. Left mirror: Broken/, fr: /2\. Rétroviseur gauche\s: Cassé/, ht: /2\. Retwovizè agoch: / }[locale],
    );
    expect(text).not.toMatch(/papers\.|inspections\.|undefined/);
  },
  30_000,
);

test('a sheet of a return that was reopened says so', async () => {
  const withdrawn = { at: '2026-11-23T12:00:00Z', by: 'Stanley Valbrun', reason: 'Mauvais véhicule' };
  const { text } = pdfText(await renderInspectionSheet(sampleSheet('fr', { withdrawn })));
  expect(text).toContain('Stanley Valbrun');
  expect(text).toContain('Mauvais véhicule');
}, 30_000);
