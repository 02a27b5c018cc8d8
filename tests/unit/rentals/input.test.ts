import { expect, it } from 'vitest';
import { CancelRentalInput, DraftValues, OfferedAgreement, SaveDraftInput } from '@/lib/rentals/input';
import { RentalFilters } from '@/lib/rentals/list-input';
import { MOST_SEEN_VERSIONS } from '@/lib/rentals/values';
import { agreementValues } from '@/tests/support/agreement';
import { between, flag, letters, localTime, oneOf, optionalText, text, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const PNG = 'data:image/png;base64,';
const id = {
  takes: [[ID, ID]],
  refuses: [
    ['', 'required'],
    ['7', 'invalid_value'],
  ],
} as const;
const signature = {
  takes: [
    [undefined, ''],
    [`${PNG}aB0+/=`, `${PNG}aB0+/=`],
    [PNG.padEnd(400_000, 'A'), PNG.padEnd(400_000, 'A')],
  ],
  refuses: [
    [PNG, 'invalid_value'],
    [`${PNG}a b`, 'invalid_value'],
    [`x${PNG}a`, 'invalid_value'],
    [PNG.padEnd(400_001, 'A'), 'too_long'],
  ],
} as const;
const blank = [
  ['', null],
  [undefined, null],
] as const;
const withBlank = (field: ReturnType<typeof between>) => ({
  takes: [...(field.takes ?? []), ...blank],
  refuses: field.refuses?.filter(([typed]) => typed !== ''),
});

weighInput('an agreement', OfferedAgreement, agreementValues(ID, ID), {
  customerId: id,
  vehicleId: id,
  driverIds: {
    takes: [
      [undefined, []],
      [Array(5).fill(ID), Array(5).fill(ID)],
    ],
    refuses: [[['7'], 'record_not_found']],
  },
  pickupAt: localTime,
  dueAt: localTime,
  pickupLocation: optionalText(200),
  returnLocation: optionalText(200),
  usageZone: optionalText(200),
  dailyRateCents: between(100, 999_999, 100),
  depositCents: between(0, 9_999_999, 100),
  milesPerDay: between(0, 1000),
  fuelPolicy: oneOf(['same_to_same', 'full_to_full', 'pre_purchase'], 'required'),
  insurancePerDayCents: between(0, 999_999, 100),
  protections: {
    takes: [
      [undefined, []],
      [
        ['cdw', 'theft', 'pai'],
        ['cdw', 'theft', 'pai'],
      ],
    ],
  },
  options: {
    takes: [
      [undefined, []],
      [
        ['gps', 'child_seat', 'additional_driver'],
        ['gps', 'child_seat', 'additional_driver'],
      ],
    ],
  },
  paymentMethod: oneOf(['cash', 'credit_card', 'debit_card', 'bank_transfer'], 'required'),
  discountCents: withBlank(between(0, 99_999_999, 100)),
  discountReason: optionalText(200),
  fuelLevel: {
    takes: [
      ...['empty', 'quarter', 'half', 'three_quarters', 'full'].map((level) => [level, level] as const),
      ...blank,
    ],
    refuses: [['brim', 'required']],
  },
  odometerKm: withBlank(between(0, 2_000_000)),
  damageNotes: optionalText(4000),
  odometerConfirmed: flag(false),
  customerSignature: signature,
  agentSignature: signature,
  customerSigner: optionalText(120),
  agentSigner: optionalText(120),
  acknowledgments: {
    takes: [
      [undefined, []],
      [
        ['terms', 'charges', 'gps', 'no_border'],
        ['terms', 'charges', 'gps', 'no_border'],
      ],
    ],
  },
  notes: optionalText(4000),
  taxExempt: flag(false),
  taxExemptReason: optionalText(200),
  rateOwn: flag(true),
  insuranceOwn: flag(true),
});

weighInput(
  'a draft',
  SaveDraftInput,
  { rentalId: ID, step: 'agreement', values: {} },
  {
    rentalId: id,
    step: oneOf(['agreement', 'inspection', 'signatures', 'details', 'review']),
    version: {
      takes: [
        [letters(64), letters(64)],
        [null, null],
      ],
      refuses: [
        ['', 'required'],
        [letters(65), 'too_long'],
      ],
    },
    seen: {
      takes: [
        [Array(MOST_SEEN_VERSIONS).fill(letters(64)), Array(MOST_SEEN_VERSIONS).fill(letters(64))],
        [undefined, []],
      ],
      refuses: [[Array(MOST_SEEN_VERSIONS + 1).fill('a'), 'too_long']],
    },
  },
);

it('keeps of a draft what a form may hold, in sane sizes', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, '']));
  const good = [
    { a: letters(400_000) },
    { a: true },
    { a: Array(20).fill(letters(40)) },
    { [letters(40)]: '' },
    many(60),
  ];
  const bad = [
    { a: letters(400_001) },
    { a: 7 },
    { a: Array(21).fill('') },
    { a: [letters(41)] },
    { [letters(41)]: '' },
    many(61),
  ];
  expect(good.map((values) => DraftValues.safeParse(values).success)).toEqual(good.map(() => true));
  expect(bad.map((values) => DraftValues.safeParse(values).success)).toEqual(bad.map(() => false));
});

weighInput(
  'a hand-over taken back',
  CancelRentalInput,
  { rentalId: ID, odometerKm: 40_000, reason: 'No drive' },
  {
    rentalId: id,
    odometerKm: between(0, 2_000_000),
    reason: text(500, 'reason_required'),
  },
);

it('shows the whole list where an address asks for nonsense', () => {
  const plain = { q: '', status: 'all', due: null, sort: 'newest', view: 'list', cursor: null, size: 25 };
  expect(RentalFilters.parse({})).toEqual(plain);
  const nonsense = { q: letters(101), status: 'x', due: 'x', sort: 'x', view: 'x', cursor: letters(501), size: 7 };
  expect(RentalFilters.parse(nonsense)).toEqual(plain);
  const chosen = {
    q: letters(100),
    status: 'overdue',
    due: 'today',
    sort: 'due',
    view: 'grid',
    cursor: btoa(JSON.stringify([letters(365), 'b', 0])),
    size: 100,
  };
  expect(RentalFilters.parse({ ...chosen, q: ` ${chosen.q} ` })).toEqual(chosen);
});
