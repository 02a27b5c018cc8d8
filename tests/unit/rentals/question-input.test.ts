import { QuoteInput, RateQuestionInput } from '@/lib/rentals/input';
import { between, flag, localTime, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';
const vehicleId = { takes: [[ID, ID]], refuses: [['', 'required']] } as const;
const period = { vehicleId: ID, pickupAt: '2026-11-21T10:00', dueAt: '2026-11-24T10:00' };
weighInput('a question for a rate', RateQuestionInput, period, {
  vehicleId,
  pickupAt: localTime,
  dueAt: localTime,
  customerId: {
    takes: [
      [ID, ID],
      ['', null],
    ],
  },
  rateOwn: flag(true),
  insuranceOwn: flag(true),
});

const prices = { dailyRateCents: '95', insurancePerDayCents: '15' };
weighInput(
  'a question for a price',
  QuoteInput,
  { ...period, ...prices },
  {
    vehicleId,
    pickupAt: localTime,
    dueAt: localTime,
    dailyRateCents: between(100, 999_999, 100),
    insurancePerDayCents: between(0, 999_999, 100),
    protections: { takes: [[['pai'], ['pai']]] },
    options: { takes: [[['gps'], ['gps']]] },
    discountCents: {
      takes: [
        ['', null],
        ['12,5', 1250],
      ],
      refuses: [[-1, 'out_of_range']],
    },
    taxExempt: flag(false),
  },
);
