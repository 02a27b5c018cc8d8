import { expect, it } from 'vitest';
import { ExportInput, ReportInput } from '@/lib/reports/input';
import { REPORT_TYPES } from '@/lib/reports/values';

const asked = { from: '2026-11-01', until: '2026-11-30', types: ['rentals'] };
const faults = (more: object) =>
  ReportInput.safeParse({ ...asked, ...more }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it('takes types repeated or with commas, once each and in the order of a file', () => {
  expect(ReportInput.parse({ ...asked, types: ['payments', 'vehicles', 'payments'] }).types).toEqual([
    'vehicles',
    'payments',
  ]);
  expect(ReportInput.parse({ ...asked, types: REPORT_TYPES.toReversed().join(',') }).types).toEqual([...REPORT_TYPES]);
});

it('refuses what is no period, no type, or too long', () => {
  expect(faults({ from: '2026-02-30' })).toEqual([['from', 'invalid_date']]);
  expect(faults({ until: '2026-10-31' })).toEqual([['until', 'season_backwards']]);
  expect(faults({ until: '2026-11-01' })).toBeUndefined();
  expect(faults({ from: '2016-12-01' })).toBeUndefined();
  expect(faults({ from: '2016-01-01' })).toEqual([['until', 'out_of_range']]);
  expect(faults({ types: [] })).toEqual([['types', 'required']]);
  expect(faults({ types: ['cars'] })).toEqual([['types.0', 'invalid_value']]);
});

it('knows the formats', () => {
  expect(ExportInput.parse({ ...asked, format: 'xlsx' })).toMatchObject({ format: 'xlsx', types: ['rentals'] });
  expect(ExportInput.safeParse({ ...asked, format: 'doc' }).success).toBe(false);
});
