/** A whole number as people type it, its groups parted by spaces or not; null for all else. */
export function parseWhole(text: string): number | null {
  const digits = text.replace(/[\s\u00a0\u202f]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
