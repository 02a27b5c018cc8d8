import { parsePhone } from '../phone';
import { numberKey } from '../search/search-text';
import type { Likeness } from './values';

interface Marks {
  licenseKey: string;
  phone: string | null;
  email: string | null;
}

/** The values that identify a customer, in stored form. A value that can't be parsed matches nobody. */
export function customerMarks(typed: { licenseNumber: string; phone: string | null; email: string | null }): Marks {
  return {
    licenseKey: numberKey(typed.licenseNumber),
    phone: typed.phone ? parsePhone(typed.phone) : null,
    email: typed.email?.trim().toLowerCase() || null,
  };
}

/** The values in which two customers match; empty if there are none. */
export function likenesses(mine: Marks, other: Marks): Likeness[] {
  const same = {
    license: mine.licenseKey !== '' && mine.licenseKey === other.licenseKey,
    phone: mine.phone !== null && mine.phone === other.phone,
    email: mine.email !== null && mine.email === other.email,
  };
  return (['license', 'phone', 'email'] as const).filter((name) => same[name]);
}
