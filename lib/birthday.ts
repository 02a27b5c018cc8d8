/**
 * Whether a person with this birth date is still younger than the given age on a day such as `2026-11-21`. False if the
 * birth date is unknown.
 */
export function isYoungerThan(dateOfBirth: string | null, years: number, day: string): boolean {
  if (dateOfBirth === null) return false;
  return `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}` > day;
}
