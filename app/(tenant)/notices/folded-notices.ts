import type { NoticeKind } from '@/lib/notices/values';

/** Kinds of which a night can bring many at once, each of which can wait. */
export const FOLDED_KINDS = ['service_due', 'service_overdue', 'insurance', 'registration'] as const;
export type FoldedKind = (typeof FOLDED_KINDS)[number];

const FEW = 3;

interface Run<Row> {
  /** The kind that they share, if they are folded into one line. */
  folded: FoldedKind | null;
  rows: Row[];
}

/** Puts more than three notices of such a kind that follow one another into one line. The others stay lines of their own. */
export function foldNotices<Row extends { kind: NoticeKind }>(rows: readonly Row[]): Run<Row>[] {
  const runs: { kind: NoticeKind; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last?.kind === row.kind) last.rows.push(row);
    else runs.push({ kind: row.kind, rows: [row] });
  }
  return runs.map(({ kind, rows: alike }) => ({
    folded: alike.length > FEW ? (FOLDED_KINDS.find((name) => name === kind) ?? null) : null,
    rows: alike,
  }));
}
