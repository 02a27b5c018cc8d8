import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueDocumentNotices } from '@/lib/notices/due-document-notices';

const documents = { vehicleId: 'v', vehicle: 'Kia Rio, LO-1', insuranceExpiresOn: null, registrationExpiresOn: null };
const insured = (insuranceExpiresOn: string) => ({ ...documents, insuranceExpiresOn });

describe('a document that runs out', () => {
  it.each([
    ['31 days ahead', '2026-12-22', []],
    ['30 days ahead', '2026-12-21', ['30']],
    ['8 days ahead', '2026-11-29', ['30']],
    ['7 days ahead', '2026-11-28', ['7']],
    ['on the day', '2026-11-21', ['7']],
    ['long ago', '2024-01-01', ['7']],
  ])('%s', (_name, expiresOn, expected) => {
    const due = dueDocumentNotices(insured(expiresOn), '2026-11-21', 30);
    expect(due.map(({ subject }) => subject.split(':').at(-1))).toEqual(expected);
  });

  it('is announced as early as the company wants', () => {
    const due = dueDocumentNotices(insured('2027-01-20'), '2026-11-21', 60);
    expect(due.map(({ subject }) => subject)).toEqual(['insurance:v:2027-01-20:60']);
    expect(dueDocumentNotices(insured('2027-01-21'), '2026-11-21', 60)).toEqual([]);
  });

  it('is announced beside the vehicle’s other one', () => {
    const both = { ...documents, insuranceExpiresOn: '2026-11-25', registrationExpiresOn: '2026-12-10' };
    expect(dueDocumentNotices(both, '2026-11-21', 30).map(({ subject }) => subject)).toEqual([
      'insurance:v:2026-11-25:7',
      'registration:v:2026-12-10:30',
    ]);
  });

  it('is announced twice in all, however often one looks, and once more when it is renewed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 80 }), (days) => {
        const subjects = days.flatMap((day) => {
          const today = new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10);
          return dueDocumentNotices(insured('2026-12-15'), today, 30).map(({ subject }) => subject);
        });
        expect(new Set(subjects).size).toBeLessThanOrEqual(2);
      }),
    );
  });
});
