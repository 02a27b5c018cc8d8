/** Whether somebody born that day has not had the birthday of so many years on the day given, `2026-11-21`; false where the birth date is unknown. */
export function isYoungerThan(dateOfBirth: string | null, years: number, day: string): boolean {
  if (dateOfBirth === null) return false;
  return `${Number(dateOfBirth.slice(0, 4)) + years}${dateOfBirth.slice(4)}` > day;
}
