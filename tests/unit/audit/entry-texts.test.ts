import { describe, expect, it } from 'vitest';
import { entryTexts } from '@/lib/audit/entry-texts';
import type { AuditEntry } from '@/lib/audit/list-audit-entries';
import { auditReader } from '../../support/audit-reader';

const VEHICLE = '01a2011b-f437-730b-9bac-7d49e1cc6c69';

function entry(values: Partial<AuditEntry>): AuditEntry {
  return {
    ...{ id: VEHICLE, at: new Date('2026-11-21T21:00:00Z'), memberId: VEHICLE, operatorId: null, address: null },
    ...{ actorName: 'Solange', action: 'vehicles.update', entity: 'vehicle', entityId: VEHICLE },
    ...{ before: null, after: null, ...values },
  };
}

function changes(values: Partial<AuditEntry>, locale: 'en' | 'fr' | 'ht' = 'en') {
  const { changes } = entryTexts(entry(values), auditReader(locale, new Map([[VEHICLE, 'Toyota RAV4 AB123']])));
  return changes.map(({ label, before, after }) => [label, before, after].join(' | '));
}

describe('an entry of the audit log says', () => {
  it('what was changed, with money, days and choices as people read them', () => {
    const before = {
      dailyRateCents: 5500,
      insuranceExpiresOn: '2026-12-01',
      fuelType: 'diesel',
      color: 'Red',
      seats: 5,
    };
    const after = { ...before, dailyRateCents: 600_000, insuranceExpiresOn: '2027-12-01', fuelType: 'hybrid' };
    expect(changes({ before, after })).toEqual([
      'Daily rate | 55.00\u00a0USD | 6,000.00\u00a0USD',
      'Insurance expires | Dec 1, 2026 | Dec 1, 2027',
      'Fuel type | Diesel | Hybrid',
    ]);
    expect(changes({ before, after }, 'fr').at(0)).toMatch(/55,00\sUSD \| 6\u00a0000,00\sUSD$/);
    expect(changes({ before, after }, 'ht').at(1)).toMatch(/1 des 2026 \| 1 des 2027$/);
  });

  it('times in the company’s zone, records by their names, and yes or no', () => {
    const after = { pickupAt: '2026-11-21T21:00:00.000Z', vehicleId: VEHICLE, ownRate: false };
    expect(changes({ entity: 'quote', after })).toEqual([
      'Pickup |  | Nov 21, 2026, 16:00',
      'Vehicle |  | Toyota RAV4 AB123',
      'Special rate |  | No',
    ]);
  });

  it('amounts first, then all else in the order in which it is stored', () => {
    const after = { kind: 'fuel', method: 'cash', amountCents: 4500, vendor: 'Estasyon Kafou', paidHtgCents: 594_000 };
    expect(
      changes({ entity: 'expense', action: 'expenses.record', after }).map((text) => text.split(' | ')[0]),
    ).toEqual(['Amount', 'Paid in gourdes', 'Type', 'Payment method', 'Vendor']);
  });

  it('what it belongs to, where its record has no name of its own', () => {
    const [rental, expense] = ['01a2011b-f437-730b-9bac-7d49e1cc6c70', '01a2011b-f437-730b-9bac-7d49e1cc6c71'];
    const names = new Map([
      [VEHICLE, 'Toyota RAV4 AB123'],
      [rental, 'R-2026-00001'],
    ]);
    const record = (values: Partial<AuditEntry>) =>
      entryTexts(entry({ entity: 'expense', entityId: expense, ...values }), auditReader('en', names)).record;
    expect(record({ after: { vehicleId: VEHICLE } })).toBe('Toyota RAV4 AB123');
    expect(record({ after: { vehicleId: VEHICLE, rentalId: rental } })).toBe('R-2026-00001');
    expect(record({ before: { vehicleId: VEHICLE }, after: null })).toBe('Toyota RAV4 AB123');
    expect(record({ after: { vehicleId: null } })).toBe('');
    expect(record({ entity: 'vehicle', entityId: VEHICLE, after: { rentalId: rental } })).toBe('Toyota RAV4 AB123');
  });

  it('a month in words, where it is one', () => {
    const month = (value: string) => changes({ entity: 'owner_statement', after: { month: value } }, 'fr')[0];
    expect(month('2026-09')).toBe('Mois |  | sept. 2026');
    expect(month('2026-13')).toBe('Mois |  | 2026-13');
  });

  it('what only looks like a day or a time as it was typed', () => {
    const typed = ['2026-13-45T99:99:99Z', '2026-02-30', '2026-02-29T10:00', '2026-99-99T00:00:00Z'];
    for (const note of typed)
      expect(changes({ entity: 'rental', before: { note: '' }, after: { note } })[0]).toContain(`| ${note}`);
  });

  it('only what the newer side has where both are there, and what was there where all is gone', () => {
    expect(
      changes({ entity: 'rental', before: { status: 'active', note: 'x' }, after: { status: 'completed' } }),
    ).toEqual(['Status | Active | Completed']);
    expect(changes({ entity: 'member', before: { name: 'Naika', role: 'agent' } })).toEqual([
      'Name | Naika | ',
      'Role | Agent | ',
    ]);
  });

  it('nothing of lists of records or of what only the product understands', () => {
    const after = {
      priceLines: [{ key: 'x' }],
      searchText: 'abc',
      columns: { dailyRateCents: 7 },
      nested: { note: 'Seen' },
    };
    expect(changes({ entity: 'rental', after })).toEqual(['Note |  | Seen']);
  });

  it('who did it: a member, an operator behind a visit, or nobody', () => {
    const who = (values: Partial<AuditEntry>) => entryTexts(entry(values), auditReader('en')).who;
    expect(who({})).toBe('Solange');
    expect(who({ operatorId: VEHICLE, actorName: 'Roseline' })).toBe('Roseline, platform operator');
    expect(who({ memberId: null, actorName: '' })).toBe('Automatic');
  });

  it('what was done and about what, also of a verb whose words are missing', () => {
    const { act, kind, path } = entryTexts(entry({ action: 'vehicles.archive' }), auditReader('en'));
    expect([act, kind, path]).toEqual(['Deleted', 'Vehicle', `/vehicles/${VEHICLE}`]);
    expect(entryTexts(entry({ action: 'vehicles.unheard_of' }), auditReader('en')).act).toBe('Changed');
  });
});
