import { DAY_MS } from '../durations';
import type { ErrorCode } from '../errors';
import { licenseRefusal } from '../license-refusal';

interface ExtensionFacts {
  out: Date;
  /** The return time agreed so far, and the new one. */
  due: Date;
  until: Date;
  customer: { licenseExpiresOn: string | null };
  /** The local days of now and of the new return, such as `2026-11-21`. */
  today: string;
  returnDay: string;
  /** Whether the member may extend a rental beyond 30 days. */
  mayGoLong: boolean;
  /** Whether nobody would be there to take the vehicle back. */
  outsideHours: boolean;
}

const LONG_MS = 30 * DAY_MS;
const LONGEST_MS = 366 * DAY_MS;

/**
 * Every reason why a running rental can't be extended to that time, in the order in which they are shown
 * (docs/rules.md §4, §6, §9). Empty if it can. Assumption: the 30 days are those of the whole rental.
 */
export function extensionRefusals(facts: ExtensionFacts, now: Date): ErrorCode[] {
  const { out, due, until } = facts;
  const length = until.getTime() - out.getTime();
  const license = licenseRefusal(facts.customer.licenseExpiresOn, facts);
  const refusals: [boolean, ErrorCode][] = [
    [until <= due, 'extension_not_later'],
    [until > due && until <= now, 'due_in_past'],
    [facts.outsideHours, 'outside_hours'],
    [length > LONGEST_MS, 'period_invalid'],
    [length > LONG_MS && length <= LONGEST_MS && !facts.mayGoLong, 'extension_needs_manager'],
    [license !== null, license ?? 'license_expired'],
  ];
  return refusals.filter(([refused]) => refused).map(([, code]) => code);
}
