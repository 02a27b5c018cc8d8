import { parseMoney } from '@/lib/money';
import { parseWhole } from '@/lib/parse-whole';
import type { WizardValues } from './wizard-values';

type Signer = 'customer' | 'agent';

/** The terms that both signed, for detecting a change. How they are typed does not matter. */
export function termsOf(values: WizardValues): string {
  return JSON.stringify([
    values.customerId,
    values.vehicleId,
    values.driverIds.toSorted(),
    values.pickupAt,
    values.dueAt,
    [values.dailyRateCents, values.depositCents, values.insurancePerDayCents, values.discountCents].map(
      (text) => parseMoney(text) ?? 0,
    ),
    parseWhole(values.milesPerDay),
    values.fuelPolicy,
    values.protections.toSorted(),
    values.options.toSorted(),
    values.termsStamp,
  ]);
}

/** Whether the agreement still has the terms that were signed. */
export function isSigned(values: WizardValues, who: Signer): boolean {
  return values[`${who}Signature`] !== '' && values[`${who}Terms`] === termsOf(values);
}

/** Whether there is a signature under terms that have changed since. */
export function isOutdated(values: WizardValues, who: Signer): boolean {
  return values[`${who}Signature`] !== '' && !isSigned(values, who);
}
