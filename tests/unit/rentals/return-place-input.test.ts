import { ChangeReturnPlaceInput } from '@/lib/rentals/return-place-input';
import { text, version, weighInput } from '@/tests/support/weigh-input';

const ID = '01a2011b-f437-730b-9bac-7d49e1cc6c69';

weighInput(
  'another return place',
  ChangeReturnPlaceInput,
  { rentalId: ID, version: 'v', returnLocation: 'Hinche' },
  {
    rentalId: { takes: [[ID, ID]], refuses: [['7', 'invalid_value']] },
    version,
    returnLocation: text(200),
  },
);
