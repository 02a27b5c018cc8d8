import type { RecordField } from '../records/record-field';
import type { RateRuleInput } from './input';

/** Every field of a rate rule that people fill in, as its form has them: the price is chosen, then its figure. */
export const RULE_FIELDS = {
  name: { label: 'rates.name', type: 'text', required: true },
  startsOn: { label: 'rates.starts_on', type: 'date' },
  endsOn: { label: 'rates.ends_on', type: 'date' },
  classId: { label: 'vehicles.class', type: 'record' },
  tier: {
    label: 'rates.tier',
    type: 'choice',
    starts: '',
    choices: { standard: 'customers.tier_standard', premium: 'customers.tier_premium', vip: 'customers.tier_vip' },
  },
  price: {
    label: 'rates.price',
    type: 'choice',
    starts: 'raise',
    choices: { own: 'rates.price_own', raise: 'rates.price_raise', lower: 'rates.price_lower' },
  },
  dailyRateCents: { label: 'rates.daily_rate', type: 'money' },
  changeBasisPoints: { label: 'rates.change', type: 'percent' },
} as const satisfies Readonly<Record<keyof RateRuleInput, RecordField>>;
