/** `+509 3410-1234` for a Haitian number; others as stored. */
export function formatPhone(e164: string | null): string {
  const match = /^\+509(\d{4})(\d{4})$/.exec(e164 ?? '');
  return match ? `+509 ${match[1]}-${match[2]}` : (e164 ?? '');
}
