import { expect, it } from 'vitest';
import { PreviewReturnInput, ReturnRentalInput } from '@/lib/rentals/return-input';
import { between, flag, letters, localTime, oneOf, optionalText, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';

const change = { kind: 'late', amountCents: null, reason: 'Storm' };
const extra = { kind: 'cleaning', amountCents: '25', note: 'Mud' };
weighInput(
  'a return',
  ReturnRentalInput,
  { rentalId: ID, returnedAt: '2026-11-21T16:00', odometerKm: '40 000', fuelLevel: 'full' },
  {
    rentalId: { takes: [[ID, ID]], refuses: [['7', 'invalid_value']] },
    returnedAt: localTime,
    odometerKm: between(0, 2_000_000),
    fuelLevel: oneOf(['empty', 'quarter', 'half', 'three_quarters', 'full'], 'required'),
    damageNotes: optionalText(4000),
    odometerConfirmed: flag(false),
    usedDaysOnly: flag(false),
    changes: {
      takes: [
        [undefined, []],
        [[{ ...change, reason: ' Storm ' }], [change]],
        [[{ ...change, amountCents: '0' }], [{ ...change, amountCents: 0 }]],
        [Array(10).fill(change), Array(10).fill(change)],
      ],
      refuses: [[Array(11).fill(change), 'out_of_range']],
    },
    extras: {
      takes: [
        [undefined, []],
        [[extra], [{ ...extra, amountCents: 2_500 }]],
        [Array(20).fill(extra), Array(20).fill({ ...extra, amountCents: 2_500 })],
      ],
      refuses: [[Array(21).fill(extra), 'out_of_range']],
    },
    expectedCents: {
      takes: [
        [-5, -5],
        [undefined, undefined],
      ],
      refuses: [[0.5, 'invalid_money']],
    },
  },
);

it.each([
  [{ changes: [{ ...change, kind: 'rent' }] }, 'changes.0.kind', 'invalid_value'],
  [{ changes: [{ ...change, amountCents: -1 }] }, 'changes.0.amountCents', 'out_of_range'],
  [{ changes: [{ ...change, reason: ' ' }] }, 'changes.0.reason', 'reason_required'],
  [{ changes: [{ ...change, reason: letters(501) }] }, 'changes.0.reason', 'too_long'],
  [{ extras: [{ ...extra, kind: 'fuel' }] }, 'extras.0.kind', 'invalid_value'],
  [{ extras: [{ ...extra, amountCents: '0' }] }, 'extras.0.amountCents', 'must_be_positive'],
  [{ extras: [{ ...extra, note: ' ' }] }, 'extras.0.note', 'required'],
  [{ extras: [{ ...extra, note: letters(501) }] }, 'extras.0.note', 'too_long'],
])('says which line of a return is wrong: %j', (lines, path, message) => {
  const input = { rentalId: ID, returnedAt: '2026-11-21T16:00', odometerKm: 1, fuelLevel: 'full', ...lines };
  const issues = ReturnRentalInput.safeParse(input).error?.issues.map((issue) => [issue.path.join('.'), issue.message]);
  expect(issues).toEqual([[path, message]]);
});

it('asks for no more than the hour before it says what a return would cost', () => {
  const asked = { rentalId: ID, returnedAt: '2026-11-21T16:00' };
  const blank = { ...asked, usedDaysOnly: false, changes: [], extras: [] };
  expect(PreviewReturnInput.parse(asked)).toEqual(blank);
  expect(PreviewReturnInput.parse({ ...asked, expectedCents: 0.5, odometerConfirmed: 'x', damageNotes: 7 })).toEqual(
    blank,
  );
});
