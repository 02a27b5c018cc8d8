/**
 * What the platform writes to a company's members in its own name, by how the mails' keys begin: bills, prices, notices of
 * deletion, and questions and answers of support. Suspended companies get these, too, and nothing else.
 */
export const PLATFORM_LETTERS = '^(billing|price|notice|notice-withdrawn|question|support):';

export function isPlatformLetter(key: string): boolean {
  return new RegExp(PLATFORM_LETTERS).test(key);
}
