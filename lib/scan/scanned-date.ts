/** The birth date `YYMMDD` as `YYYY-MM-DD`, in the hundred years before `today`; null if there is no such day. */
export function birthDay(sixDigits: string, today: string): string | null {
  const recent = dayOf(`20${sixDigits}`);
  if (recent && recent <= today) return recent;
  return dayOf(`19${sixDigits}`);
}

/** The expiry date `YYMMDD` as `YYYY-MM-DD`, at most fifty years from `today`; null if there is no such day. */
export function expiryDay(sixDigits: string, today: string): string | null {
  const year = Number(today.slice(0, 4));
  return dayOf((Number(`20${sixDigits.slice(0, 2)}`) - year >= 50 ? '19' : '20') + sixDigits);
}

/** `YYYYMMDD` as `YYYY-MM-DD`; null if there is no such day. */
export function dayOf(eightDigits: string): string | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(eightDigits) ?? [];
  if (!year || year < '1900') return null;
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
