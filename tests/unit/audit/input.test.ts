import { expect, it } from 'vitest';
import { AuditFilters } from '@/lib/audit/input';
import { PeriodInput } from '@/lib/reports/period-input';

it('leaves out a day after which no day can be written', () => {
  expect(AuditFilters.parse({ from: '0001-01-01', until: '9999-12-31' })).toMatchObject({ from: null, until: null });
  expect(AuditFilters.parse({ until: '2200-12-31' }).until).toBe('2200-12-31');
});

it('refuses a report of such days', () => {
  const refused = PeriodInput.safeParse({ from: '9999-12-01', until: '9999-12-31' }).error?.issues;
  expect(refused?.map(({ path, message }) => [path[0], message])).toEqual([
    ['from', 'out_of_range'],
    ['until', 'out_of_range'],
  ]);
});
