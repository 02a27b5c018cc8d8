import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { importFields } from '@/lib/imports/records/fields';
import { IMPORT_KINDS } from '@/lib/imports/values';
import { missingFieldLabel } from '@/lib/labels/missing-field-label';
import { paperText } from '@/lib/papers/paper-text';

describe.each(IMPORT_KINDS)('a list of %s that lacks a column', (kind) => {
  it.each(LOCALES)('is reported with the field’s name on its form (%s)', (locale) => {
    const t = paperText(locale);
    const needed = importFields(kind).filter(({ required }) => required);
    expect(needed.map(({ name }) => t(missingFieldLabel(name) ?? name))).toEqual(needed.map(({ label }) => t(label)));
  });
});

it('a name that is no field of ours has no label', () => {
  expect([missingFieldLabel('toString'), missingFieldLabel('columns')]).toEqual([null, null]);
});
