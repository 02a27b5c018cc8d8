import type { ErrorCode } from '../../errors';
import { parseMoney } from '../../money';
import { parseSigned } from '../../parse-signed';
import { parseWhole } from '../../parse-whole';
import { BOUNDS, type BoundField } from '../bounds';
import { inGourdes } from './given-deposit';
import type { WizardValues } from './wizard-values';

export type FieldFaults = Partial<Record<keyof WizardValues, ErrorCode>>;

const WHOLE: readonly BoundField[] = ['milesPerDay', 'odometerKm'];
const OPTIONAL: readonly BoundField[] = ['discountCents'];

/**
 * What is wrong with the fields as they are typed, judged as the hand-over will judge them. An empty field that must
 * not be is `required`. What only the server knows is not here.
 */
export function fieldFaults(values: WizardValues): FieldFaults {
  const faults: FieldFaults = {};
  const note = (name: keyof WizardValues, code: ErrorCode | null) => {
    if (code) faults[name] = code;
  };
  for (const name of ['customerId', 'vehicleId', 'pickupAt', 'dueAt', 'fuelLevel'] as const)
    note(name, values[name] === '' ? 'required' : null);
  for (const name of Object.keys(BOUNDS) as BoundField[]) note(name, numberFault(name, values[name]));
  // The vehicle brings its rate, so until one is chosen that is all that is missing.
  if (values.vehicleId === '' && faults.dailyRateCents === 'required') delete faults.dailyRateCents;
  const discounted = (parseMoney(values.discountCents) ?? 0) > 0;
  note('discountReason', discounted && !values.discountReason.trim() ? 'reason_required' : null);
  note('taxExemptReason', values.taxExempt && !values.taxExemptReason.trim() ? 'reason_required' : null);
  if (values.takeDeposit) {
    const given = inGourdes(values) ? 'givenHtgCents' : 'givenCents';
    note(given, amountFault(values[given]));
  }
  return faults;
}

/** The server knows what gourdes are worth, and bounds them. */
function amountFault(text: string): ErrorCode | null {
  if (text.trim() === '') return 'required';
  const cents = parseSigned(text, parseMoney);
  if (cents === null) return 'invalid_money';
  return cents < 1 ? 'must_be_positive' : null;
}

function numberFault(name: BoundField, text: string): ErrorCode | null {
  if (text.trim() === '') return OPTIONAL.includes(name) ? null : 'required';
  const whole = WHOLE.includes(name);
  const value = parseSigned(text, whole ? parseWhole : parseMoney);
  if (value === null) return whole ? 'invalid_number' : 'invalid_money';
  const { min, max } = BOUNDS[name];
  return value < min || value > max ? 'out_of_range' : null;
}
