import type { OwnerEntry } from './owner-entries';

export type StatementLine = Omit<OwnerEntry, 'ownerId'>;

/**
 * The lines of an owner's statement of a month: what the month brought, and what has changed in months before. A change is
 * the difference to what earlier statements said. So all statements of an owner add up to what the ledger says now,
 * whatever was voided or added in between.
 */
export function statementLines(
  entries: readonly StatementLine[],
  stated: readonly StatementLine[],
  month: string,
): StatementLine[] {
  const now = entries.filter((entry) => entry.month <= month);
  const keys = new Map([...now, ...stated].map((line) => [keyOf(line), line]));
  return [...keys]
    .map(([key, { kind, sourceId, vehicleId, month: of }]) => {
      const is = sums(now, key);
      const was = sums(stated, key);
      return {
        ...{ kind, sourceId, vehicleId, month: of },
        days: is.days - was.days,
        baseCents: is.baseCents - was.baseCents,
        amountCents: is.amountCents - was.amountCents,
      };
    })
    .filter(({ days, baseCents, amountCents }) => days !== 0 || baseCents !== 0 || amountCents !== 0);
}

function keyOf({ kind, sourceId, vehicleId, month }: StatementLine): string {
  return `${kind} ${sourceId} ${vehicleId} ${month}`;
}

function sums(lines: readonly StatementLine[], key: string) {
  const mine = lines.filter((line) => keyOf(line) === key);
  const sum = (name: 'days' | 'baseCents' | 'amountCents') => mine.reduce((total, line) => total + line[name], 0);
  return { days: sum('days'), baseCents: sum('baseCents'), amountCents: sum('amountCents') };
}
