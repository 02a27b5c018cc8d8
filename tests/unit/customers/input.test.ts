import { expect, it } from 'vitest';
import {
  ArchiveCustomerInput,
  BlacklistCustomerInput,
  CreateCustomerInput,
  CustomerFilters,
  DuplicateProbe,
  MergeCustomersInput,
  SetCustomerStatusInput,
  UpdateCustomerInput,
} from '@/lib/customers/input';
import { MERGE_PARTS } from '@/lib/customers/values';
import { letters, oneOf, optionalText, text, version, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const domain = (length: number) => `n@${`${letters(60)}.`.repeat(9).slice(0, length - 5)}.ht`;
const utcDay = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);

const customerId = { takes: [[ID, ID]], refuses: [['7', 'record_not_found']] } as const;
const blank = [
  ['', null],
  [undefined, null],
] as const;
const expiry = {
  takes: [['1990-01-01', '1990-01-01'], ['2100-12-31', '2100-12-31'], ...blank],
  refuses: [
    ['1989-12-31', 'out_of_range'],
    ['2101-01-01', 'out_of_range'],
    ['2026-02-30', 'invalid_date'],
  ],
} as const;
const country = {
  takes: [
    [undefined, 'HT'],
    [' us ', 'US'],
  ],
  refuses: [
    ['U', 'unknown_country'],
    ['USA', 'unknown_country'],
    ['ZZ', 'unknown_country'],
    ['', 'unknown_country'],
    [null, 'required'],
  ],
} as const;
const phone = {
  takes: [[' 37 00 12 34 ', '+50937001234'], [null, null], ...blank],
  refuses: [
    ['12', 'invalid_phone'],
    ['1'.repeat(41), 'invalid_phone'],
  ],
} as const;
/** One of these, and the first if nothing is chosen. */
const chosen = (...values: [string, ...string[]]) => {
  const field = oneOf(values);
  return { ...field, takes: [...(field.takes ?? []), [undefined, values[0]] as const] };
};

const CUSTOMER = { fullName: 'Marie-Flore Desrosiers', licenseNumber: 'LX-99' };
const FIELDS = {
  fullName: text(120),
  email: {
    takes: [[' Rose@Lakay.HT ', 'rose@lakay.ht'], [domain(254), domain(254)], ...blank],
    refuses: [
      ['rose', 'invalid_email'],
      [domain(255), 'too_long'],
    ],
  },
  phone,
  address: optionalText(500),
  city: optionalText(120),
  country,
  postalCode: optionalText(20),
  language: { ...oneOf(['en', 'fr', 'ht']), takes: [[undefined, 'fr'] as const, ['ht', 'ht'] as const] },
  dateOfBirth: {
    takes: [['1900-01-01', '1900-01-01'], [utcDay(0), utcDay(0)], ...blank],
    refuses: [
      ['1899-12-31', 'out_of_range'],
      [utcDay(2), 'out_of_range'],
      ['1990-13-01', 'invalid_date'],
    ],
  },
  licenseNumber: {
    takes: [
      [' lx-99 ', 'LX-99'],
      ['9'.repeat(40), '9'.repeat(40)],
    ],
    refuses: [
      [' ', 'required'],
      ['9'.repeat(41), 'too_long'],
      ['- / -', 'invalid_license'],
    ],
  },
  licenseExpiresOn: expiry,
  licenseCountry: country,
  idType: chosen('national', 'passport', 'driver_license', 'other'),
  idNumber: optionalText(120),
  idExpiresOn: expiry,
  emergencyName: optionalText(120),
  emergencyPhone: phone,
  notes: optionalText(4000),
  tier: chosen('standard', 'premium', 'vip'),
  acceptedDuplicates: {
    takes: [
      [undefined, undefined],
      [null, null],
      [Array(100).fill(ID), Array(100).fill(ID)],
    ],
    refuses: [[Array(101).fill(ID), 'too_long']],
  },
} as const;

weighInput('a new customer', CreateCustomerInput, CUSTOMER, FIELDS);
weighInput(
  'a customer changed',
  UpdateCustomerInput,
  { ...CUSTOMER, customerId: ID, version: 'v' },
  { customerId, version, ...FIELDS },
);
weighInput('a customer archived', ArchiveCustomerInput, { customerId: ID }, { customerId });
weighInput(
  'a status',
  SetCustomerStatusInput,
  { customerId: ID, status: 'active' },
  { customerId, status: { ...oneOf(['active', 'inactive']), refuses: [['blacklisted', 'invalid_value']] } },
);
weighInput(
  'a customer blacklisted',
  BlacklistCustomerInput,
  { customerId: ID, reason: 'Unpaid' },
  { customerId, reason: text(500, 'reason_required') },
);
weighInput(
  'a merge',
  MergeCustomersInput,
  { customerId: ID, mergedId: ID },
  {
    customerId,
    mergedId: customerId,
    take: {
      takes: [
        [undefined, undefined],
        [null, null],
        [MERGE_PARTS, MERGE_PARTS],
      ],
    },
  },
);

it('looks for similar customers by whatever is typed so far', () => {
  const nothing = { licenseNumber: '', phone: '', email: '', except: null };
  expect(DuplicateProbe.parse({})).toEqual(nothing);
  const long = { licenseNumber: letters(201), phone: letters(201), email: letters(301), except: '7' };
  expect(DuplicateProbe.parse(long)).toEqual(nothing);
  const typed = { licenseNumber: letters(200), phone: letters(200), email: letters(300), except: ID };
  expect(DuplicateProbe.parse(typed)).toEqual(typed);
});

it('shows the whole list where an address asks for nonsense', () => {
  const plain = { q: '', status: null, tier: null, license: null, sort: 'name', cursor: null, size: 25 };
  expect(CustomerFilters.parse({})).toEqual(plain);
  const nonsense = { q: letters(101), status: 'x', tier: 'x', license: 'x', sort: 'x', cursor: 7, size: 7 };
  expect(CustomerFilters.parse(nonsense)).toEqual(plain);
  const asked = {
    status: 'inactive',
    tier: 'vip',
    license: 'soon',
    sort: 'newest',
    cursor: 'WyJhIiwiYiIsMF0',
    size: 50,
  };
  expect(CustomerFilters.parse({ ...asked, q: ` ${letters(100)} ` })).toEqual({ ...asked, q: letters(100) });
});
