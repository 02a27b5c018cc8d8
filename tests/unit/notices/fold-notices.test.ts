import { expect, it } from 'vitest';
import { foldNotices } from '@/app/(tenant)/notices/folded-notices';
import type { NoticeKind } from '@/lib/notices/values';

const rows = (...kinds: NoticeKind[]) => kinds.map((kind, index) => ({ kind, id: index }));
const seen = (...kinds: NoticeKind[]) =>
  foldNotices(rows(...kinds)).map(({ folded, rows: { length } }) => [folded, length]);

it('puts what many vehicles have in common into one line, from four on', () => {
  expect(seen('insurance', 'insurance', 'insurance')).toEqual([[null, 3]]);
  expect(seen('insurance', 'insurance', 'insurance', 'insurance')).toEqual([['insurance', 4]]);
});

it('folds neither a late vehicle nor what another kind comes between, and keeps every row in its order', () => {
  expect(seen('overdue', 'overdue', 'overdue', 'overdue')).toEqual([[null, 4]]);
  const mixed: NoticeKind[] = ['service_due', 'service_due', 'overdue', 'service_due', 'service_due'];
  expect(seen(...mixed)).toEqual([
    [null, 2],
    [null, 1],
    [null, 2],
  ]);
  expect(foldNotices(rows(...mixed)).flatMap(({ rows: some }) => some.map(({ id }) => id))).toEqual([0, 1, 2, 3, 4]);
});
