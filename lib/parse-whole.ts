/** A whole number as people type it, with or without spaces between groups; null for anything else. */
export function parseWhole(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
