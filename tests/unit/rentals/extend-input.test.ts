import { ExtendRentalInput } from '@/lib/rentals/extend-input';
import { letters, localTime, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const PNG = 'data:image/png;base64,AAAA';

const signature = {
  takes: [
    [undefined, ''],
    [PNG, PNG],
  ],
  refuses: [['data:image/svg+xml;base64,AAAA', 'invalid_value']],
} as const;
const signer = {
  takes: [
    [undefined, ''],
    [' Naika ', 'Naika'],
  ],
  refuses: [[letters(121), 'too_long']],
} as const;

weighInput(
  'an extension',
  ExtendRentalInput,
  { rentalId: ID, dueAt: '2026-11-28T16:00', customerSignature: PNG, agentSignature: PNG, expectedCents: 5500 },
  {
    rentalId: { takes: [[ID, ID]], refuses: [['7', 'invalid_value']] },
    dueAt: localTime,
    customerSignature: signature,
    customerSigner: signer,
    agentSignature: signature,
    agentSigner: signer,
    expectedCents: {
      takes: [[-5, -5]],
      refuses: [
        [undefined, 'invalid_money'],
        [0.5, 'invalid_money'],
      ],
    },
  },
);
