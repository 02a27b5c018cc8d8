import { describe, expect, it } from 'vitest';
import { CreateCustomerInput } from '@/lib/customers/input';
import { likenesses } from '@/lib/customers/likeness';
import { mergedColumns, partCompletes, partDiffers } from '@/lib/customers/merge-parts';
import { MERGE_PARTS } from '@/lib/customers/values';

function customer(values: object = {}) {
  const { acceptedDuplicates, ...input } = CreateCustomerInput.parse({
    fullName: 'Rose Éxantus',
    licenseNumber: 'LX-99',
    ...values,
  });
  return { ...input, status: 'active' as 'active' | 'inactive' | 'blacklisted', statusReason: null as string | null };
}

describe('a part of the other one completes the kept one', () => {
  it.each([
    ['phone', {}, { phone: '37001234' }, true],
    ['phone', { phone: '37001234' }, { phone: '37005555' }, false],
    ['phone', { phone: '37001234' }, {}, false],
    ['address', { city: 'Jacmel' }, { city: 'Jacmel', address: '12 rue du Commerce', country: 'US' }, true],
    ['address', { city: 'Jacmel' }, { city: 'Léogâne', address: '12 rue du Commerce' }, false],
    ['license', { licenseNumber: 'LX 99' }, { licenseNumber: 'lx-99', licenseExpiresOn: '2030-01-01' }, true],
    ['license', { licenseNumber: 'LX 98' }, { licenseNumber: 'LX-99', licenseExpiresOn: '2030-01-01' }, false],
    ['id', {}, { idType: 'passport', idNumber: 'PP1234567' }, true],
    ['tier', {}, { tier: 'vip' }, false],
    ['language', {}, { language: 'ht' }, false],
  ] as const)('%s of %j by %j: %s', (part, kept, merged, completes) => {
    expect(partCompletes(part, customer(kept), customer(merged))).toBe(completes);
  });
});

it('compares numbers without separators, and everything else exactly', () => {
  const [one, two] = [customer({ idNumber: '003-123' }), customer({ idNumber: '003 123', licenseNumber: 'lx99' })];
  expect(MERGE_PARTS.filter((part) => partDiffers(part, one, two))).toEqual([]);
  const other = customer({ fullName: 'Rose Exantus', city: 'Jacmel', tier: 'vip' });
  expect(MERGE_PARTS.filter((part) => partDiffers(part, one, other))).toEqual(['name', 'address', 'id', 'tier']);
});

it('takes a part as a whole, and nothing of a part that was not taken', () => {
  const kept = customer({ idType: 'passport', idNumber: 'PP1', idExpiresOn: '2028-01-01', city: 'Jacmel' });
  const merged = customer({ idNumber: '0031234567', city: 'Léogâne', address: '3 Grand Rue' });
  expect(mergedColumns(kept, merged, ['id'])).toEqual({
    ...kept,
    idType: 'national',
    idNumber: '0031234567',
    idExpiresOn: null,
  });
  expect(mergedColumns(kept, merged, [])).toEqual(kept);
  expect(mergedColumns(kept, merged, MERGE_PARTS)).toEqual(merged);
});

it('keeps both notes, once where they are the same', () => {
  const notes = (mine: string, theirs: string) =>
    mergedColumns(customer({ notes: mine }), customer({ notes: theirs }), []).notes;
  expect([notes('a', 'b'), notes('a', 'a'), notes('', 'b'), notes('a', '')]).toEqual(['a\n\nb', 'a', 'b', 'a']);
});

it('lets the blacklist win, with the reason of the one who is on it', () => {
  const bad = { ...customer(), status: 'blacklisted' as const, statusReason: 'Unpaid' };
  const worse = { ...bad, statusReason: 'Stolen' };
  const standing = (...pair: Parameters<typeof mergedColumns>) => mergedColumns(...pair);
  expect(standing(customer(), bad, [])).toMatchObject({ status: 'blacklisted', statusReason: 'Unpaid' });
  expect(standing(bad, customer(), [])).toMatchObject({ status: 'blacklisted', statusReason: 'Unpaid' });
  expect(standing(bad, worse, [])).toMatchObject({ status: 'blacklisted', statusReason: 'Unpaid' });
  const resting = { ...customer(), status: 'inactive' as const };
  expect(standing(resting, customer(), []).status).toBe('inactive');
});

it('sees no likeness in what both lack', () => {
  const nothing = { licenseKey: '', phone: null, email: null };
  expect(likenesses(nothing, nothing)).toEqual([]);
  expect(likenesses({ ...nothing, phone: '+50937001234' }, { ...nothing, phone: '+50937001234' })).toEqual(['phone']);
});
