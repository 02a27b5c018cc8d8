import { parsePhone } from '../phone';
import { numberKey } from '../search/search-text';
import type { Likeness } from './values';

interface Marks {
  licenseKey: string;
  phone: string | null;
  email: string | null;
}

/** What a customer is recognised by, as it is stored; what can't be read as such recognises nobody. */
export function customerMarks(typed: { licenseNumber: string; phone: string | null; email: string | null }): Marks {
  return {
    licenseKey: numberKey(typed.licenseNumber),
    phone: typed.phone ? parsePhone(typed.phone) : null,
    email: typed.email?.trim().toLowerCase() || null,
  };
}

/** By what the two look like one customer; empty where they do not. */
export function likenesses(mine: Marks, other: Marks): Likeness[] {
  const same = {
    license: mine.licenseKey !== '' && mine.licenseKey === other.licenseKey,
    phone: mine.phone !== null && mine.phone === other.phone,
    email: mine.email !== null && mine.email === other.email,
  };
  return (['license', 'phone', 'email'] as const).filter((name) => same[name]);
}
