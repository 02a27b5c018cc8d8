import 'server-only';
import type { PaperOf } from '../papers/read-paper';
import type { WriteContext } from '../server/command';
import type { LinkedPaper } from './input';

/** Writes down, with the record that a paper is of, until when its link opens it. */
export function recordLink(
  ctx: WriteContext,
  { kind, paperId }: LinkedPaper,
  of: PaperOf | null,
  ends: { before: Date | null; after: Date | null },
): void {
  const rentalId = of && 'rentalId' in of ? of.rentalId : null;
  const [entity, entityId] =
    kind === 'receipt'
      ? (['payment', paperId] as const)
      : kind === 'bill'
        ? (['invoice', paperId] as const)
        : (['rental', rentalId ?? paperId] as const);
  const said = (at: Date | null) => ({ linkUntil: at?.toISOString() ?? null });
  ctx.record({ entity, entityId, before: said(ends.before), after: said(ends.after) });
}
