/**
 * The form in which a plate is unique in a company: upper case, without spaces, dashes, `#` and dots
 * (docs/rules.md §9).
 */
export function plateKey(text: string): string {
  return text.toUpperCase().replace(/[\s\-#.]/g, '');
}

export function isPlateKey(key: string): boolean {
  return /^[A-Z0-9]{2,12}$/.test(key);
}

/** `LO-01109` for a plate in Haitian format, otherwise as typed. */
export function displayPlate(text: string): string {
  const match = /^([A-Z]{1,2})(\d{5})$/.exec(plateKey(text));
  return match ? `${match[1]}-${match[2]}` : text.trim().toUpperCase();
}
