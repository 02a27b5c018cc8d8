import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 of what was typed, Haiti being the default country; null where it is no phone number (docs/rules.md §19). */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[^\d+]/g, '');
  const haitian = /^(?:\+?509)?([234589]\d{7})$/.exec(digits);
  if (haitian) return `+509${haitian[1]}`;
  if (digits.startsWith('+509') || !digits.startsWith('+')) return null;
  const parsed = parsePhoneNumberFromString(digits);
  return parsed?.isPossible() ? parsed.number : null;
}

/** The figures of an E.164 number without its country's; null where the country is not known. */
export function nationalNumber(e164: string): string | null {
  return parsePhoneNumberFromString(e164)?.nationalNumber ?? null;
}
