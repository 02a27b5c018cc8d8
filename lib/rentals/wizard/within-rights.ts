import { parseMoney } from '@/lib/money';
import type { WizardValues } from './wizard-values';

export interface WizardRights {
  changeRate: boolean;
  discount: boolean;
}

export interface Limits {
  rights: WizardRights;
  /** The company's own price for a day's insurance, as a field holds it. */
  insurancePerDayCents: string;
}

/**
 * A draft as this member may hand it over, and whether that changed it. Terms that only a manager may grant are reset
 * to the company's, because this member can neither see nor change their fields.
 */
export function withinRights(values: WizardValues, limits: Limits): { values: WizardValues; changed: boolean } {
  const { rights } = limits;
  const insurance = centsOf(values.insurancePerDayCents);
  const hasOwnInsurance = values.insuranceOwn && insurance !== 0 && insurance !== centsOf(limits.insurancePerDayCents);
  const resets: [boolean, Partial<WizardValues>][] = [
    [values.rateOwn && !rights.changeRate, { rateOwn: false }],
    [hasOwnInsurance && !rights.changeRate, { insurancePerDayCents: limits.insurancePerDayCents, insuranceOwn: false }],
    [values.taxExempt && !rights.changeRate, { taxExempt: false, taxExemptReason: '' }],
    [hasDiscount(values) && !rights.discount, { discountCents: '', discountReason: '' }],
  ];
  const needed = resets.filter(([beyond]) => beyond).map(([, reset]) => reset);
  return { values: Object.assign({ ...values }, ...needed), changed: needed.length > 0 };
}

function hasDiscount({ discountCents }: WizardValues): boolean {
  return discountCents !== '' && centsOf(discountCents) !== 0;
}

/** A draft holds what was typed, or what another program sent. */
function centsOf(typed: unknown): number | null {
  return parseMoney(String(typed));
}
