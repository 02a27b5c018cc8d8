import { describe, expect, it } from 'vitest';
import {
  ApplyDepositInput,
  CollectPaymentInput,
  IssueReceiptInput,
  PaymentFilters,
  RefundPaymentInput,
  VoidPaymentInput,
} from '@/lib/payments/input';
import { between, oneOf, optionalText, text, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const METHODS = ['cash', 'credit', 'credit_card', 'cheque', 'debit_card', 'bank_transfer'];
const cents = between(1, 99_999_999_999, 100);
const id = { takes: [[ID, ID]], refuses: [['7', 'invalid_value']] } as const;
const seenRate = {
  takes: [[' 131.5 ', '131.5']],
  refuses: [
    [undefined, 'required'],
    [null, 'required'],
    [' ', 'required'],
  ],
} as const;
const blankOrCents = { takes: cents.takes, refuses: cents.refuses?.filter(([typed]) => typed !== '') };

weighInput(
  'a payment',
  CollectPaymentInput,
  { rentalId: ID, kind: 'balance', method: 'cash', amountCents: '20' },
  {
    rentalId: id,
    kind: oneOf(['deposit', 'balance', 'charge']),
    method: oneOf(METHODS),
    currency: {
      takes: [
        [undefined, 'USD'],
        ['USD', 'USD'],
      ],
      refuses: [['EUR', 'invalid_value']],
    },
    amountCents: { takes: cents.takes, refuses: cents.refuses },
    receivedHtgCents: blankOrCents,
    htgRate: {
      takes: [
        [' 131.5 ', '131.5'],
        [null, null],
        [undefined, undefined],
      ],
    },
    reference: optionalText(120),
    notes: optionalText(4000),
  },
);

const gourdes = {
  ...{ rentalId: ID, kind: 'balance', method: 'cash', currency: 'HTG', receivedHtgCents: '100' },
  htgRate: '131.5',
};
weighInput('a payment in gourdes', CollectPaymentInput, gourdes, {
  receivedHtgCents: { takes: cents.takes, refuses: cents.refuses },
  method: { takes: [['cash', 'cash']] },
  htgRate: seenRate,
  amountCents: {
    takes: [
      ['', null],
      [undefined, null],
    ],
  },
});

weighInput(
  'a deposit',
  CollectPaymentInput,
  { rentalId: ID, kind: 'deposit', method: 'cheque', amountCents: '500' },
  { amountCents: { takes: [['99999.99', 9_999_999]], refuses: [['100000', 'out_of_range']] } },
);

it('says at which field gourdes are refused by card', () => {
  const answer = CollectPaymentInput.safeParse({ ...gourdes, method: 'debit_card' });
  expect(answer.error?.issues).toMatchObject([{ path: ['currency'], message: 'invalid_value' }]);
});

weighInput(
  'a void',
  VoidPaymentInput,
  { paymentId: ID, reason: 'typo' },
  {
    paymentId: id,
    reason: text(500, 'reason_required'),
  },
);

weighInput(
  'a refund',
  RefundPaymentInput,
  { paymentId: ID, amountCents: '20', method: 'cash' },
  {
    paymentId: id,
    amountCents: cents,
    method: oneOf(METHODS),
    currency: { takes: [['USD', 'USD']], refuses: [['EUR', 'invalid_value']] },
    reference: optionalText(120),
    notes: optionalText(4000),
  },
);

weighInput(
  'a refund in gourdes',
  RefundPaymentInput,
  { paymentId: ID, amountCents: '20', method: 'cash', currency: 'HTG', htgRate: '131.5' },
  { htgRate: seenRate },
);

weighInput(
  'a refund by card',
  RefundPaymentInput,
  { paymentId: ID, amountCents: '20', method: 'debit_card', htgRate: '131.5' },
  {
    currency: { takes: [['USD', 'USD']], refuses: [['HTG', 'invalid_value']] },
  },
);

weighInput('a deposit applied', ApplyDepositInput, { rentalId: ID }, { rentalId: id, amountCents: blankOrCents });
weighInput('a receipt asked for', IssueReceiptInput, { paymentId: ID }, { paymentId: id });

describe('the list’s filters', () => {
  it('fall back where they are nonsense', () => {
    const plain = { tab: 'pending', q: '', age: null, held: null, sort: 'newest', cursor: null, size: 25 };
    expect(PaymentFilters.parse({})).toEqual(plain);
    const long = 'x'.repeat(101);
    expect(PaymentFilters.parse({ tab: 'all', q: long, cursor: 7, size: 11 })).toEqual(plain);
    const chosen = { ...plain, tab: 'recent', sort: 'amount', q: 'x'.repeat(100), cursor: 'WyJhIiwiYiIsMF0', size: 50 };
    expect(PaymentFilters.parse({ ...chosen, q: ` ${chosen.q} `, size: '50' })).toEqual(chosen);
  });
});
