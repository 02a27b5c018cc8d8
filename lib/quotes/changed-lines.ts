interface Line {
  kind: string;
  amountCents: number;
}

export interface ChangedLine {
  kind: string;
  /** The amount in cents as it was sent, and as it is now; null if there is no such line. */
  sentCents: number | null;
  nowCents: number | null;
}

/** The lines of a price that differ from those that were sent. */
export function changedLines(sent: readonly Line[], now: readonly Line[]): ChangedLine[] {
  const amount = (lines: readonly Line[], kind: string) =>
    lines.find((line) => line.kind === kind)?.amountCents ?? null;
  const kinds = [...new Set([...sent, ...now].map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({ kind, sentCents: amount(sent, kind), nowCents: amount(now, kind) }))
    .filter(({ sentCents, nowCents }) => sentCents !== nowCents);
}
