export interface Period {
  from: Date;
  until: Date;
}

/** What is left of a period without the parts that others hold, the earliest first. All are half-open. */
export function freeParts({ from, until }: Period, held: readonly Period[]): Period[] {
  const parts: Period[] = [];
  let start = from;
  for (const other of held.toSorted((a, b) => a.from.getTime() - b.from.getTime())) {
    if (other.until <= start) continue;
    if (other.from >= until) break;
    if (other.from > start) parts.push({ from: start, until: other.from });
    start = other.until;
  }
  if (start < until) parts.push({ from: start, until });
  return parts;
}
