import { describe, expect, it } from 'vitest';
import type { RecordField } from '@/lib/records/record-field';
import { changedSince, recordVersion, withVersion } from '@/lib/records/record-version';

const FIELDS = {
  name: { label: 'common.name', type: 'text' },
  features: { label: 'vehicles.features', type: 'list' },
  rate: { label: 'vehicles.rate', type: 'money' },
  active: { label: 'members.active', type: 'flag' },
} as const satisfies Record<string, RecordField>;

const record = { name: 'RAV4', features: ['GPS'], rate: 5500, active: true, updatedAt: 1 };
const version = recordVersion(FIELDS, record);

describe('the version of a record', () => {
  it('is the same for the same values, whatever else is stored', () => {
    const later = { ...record, updatedAt: 2 };
    expect(recordVersion(FIELDS, later)).toBe(version);
    expect(changedSince(FIELDS, record, version)).toEqual([]);
    expect(withVersion(FIELDS, record)).toEqual({ ...record, version });
  });

  it.each([
    [{ name: 'RAV 4' }, ['name']],
    [{ features: ['GPS', 'USB'] }, ['features']],
    [{ rate: null }, ['rate']],
    [{ rate: 0 }, ['rate']],
    [{ active: false, name: '' }, ['active', 'name']],
  ])('tells that %j was changed', (change, fields) => {
    expect(changedSince(FIELDS, { ...record, ...change }, version)).toEqual(fields);
  });

  it('does not depend on the order in which the fields are described', () => {
    const { name, ...others } = FIELDS;
    expect(recordVersion({ ...others, name }, record)).toBe(version);
  });

  it.each(['', 'any', `${version}x`, version.slice(1)])(
    'takes %j for a version in which everything differs',
    (unknown) => {
      expect(changedSince(FIELDS, record, unknown)).toEqual(['active', 'features', 'name', 'rate']);
    },
  );

  it('takes no value and a value that is missing for the same', () => {
    expect(recordVersion(FIELDS, { ...record, rate: undefined })).toBe(
      recordVersion(FIELDS, { ...record, rate: null }),
    );
  });
});
