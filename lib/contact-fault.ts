import { HAITIAN_PHONE } from './haitian-phone';

/**
 * Why a typed phone number or email address is surely none, as far as that is seen without a library; null if it may be one or is
 * empty. The server decides (docs/rules.md §19).
 */
export function contactFault(type: 'tel' | 'email', text: string): 'invalid_phone' | 'invalid_email' | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (type === 'email') return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? null : 'invalid_email';
  const digits = typed.replace(/[^\d+]/g, '');
  const isForeign = /^\+(?!509)\d{6,15}$/.test(digits);
  return HAITIAN_PHONE.test(digits) || isForeign ? null : 'invalid_phone';
}
