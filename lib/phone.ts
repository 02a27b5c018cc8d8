import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { HAITIAN_PHONE } from './haitian-phone';

/**
 * The E.164 form of a typed number, with Haiti as the default country; null if it is not a phone number
 * (docs/rules.md §19).
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[^\d+]/g, '');
  const haitian = HAITIAN_PHONE.exec(digits);
  if (haitian) return `+509${haitian[1]}`;
  if (digits.startsWith('+509') || !digits.startsWith('+')) return null;
  const parsed = parsePhoneNumberFromString(digits);
  return parsed?.isPossible() ? parsed.number : null;
}

/** The digits of an E.164 number without its country code; null if the country is unknown. */
export function nationalNumber(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.nationalNumber ?? null;
}
