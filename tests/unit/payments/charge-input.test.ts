import { AddChargeInput, VoidChargeInput } from '@/lib/payments/charge-input';
import { between, oneOf, text, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const id = { takes: [[ID, ID]], refuses: [['7', 'invalid_value']] } as const;

weighInput(
  'a charge by hand',
  AddChargeInput,
  { rentalId: ID, kind: 'cleaning', amountCents: '25', note: 'Mud' },
  {
    rentalId: id,
    kind: oneOf(['cleaning', 'damage', 'other'], 'required'),
    amountCents: between(1, 99_999_999_999, 100),
    note: text(500),
  },
);

weighInput(
  'a charge taken back',
  VoidChargeInput,
  { rentalId: ID, chargeId: ID, reason: 'Mistyped' },
  { rentalId: id, chargeId: id, reason: text(500, 'reason_required') },
);
