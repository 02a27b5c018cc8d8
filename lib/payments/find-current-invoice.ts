import 'server-only';
import { listRentalDocuments, listRentalInspections } from '../rentals/get-rental';
import type { ReadContext } from '../server/query';

/** The invoice of a rental's return, printed or not; null if it has none, or its return was reopened. */
export async function findCurrentInvoice(
  ctx: ReadContext,
  rentalId: string,
): Promise<{ id: string; number: string } | null> {
  const [papers, inspections] = await Promise.all([
    listRentalDocuments(ctx, rentalId),
    listRentalInspections(ctx, rentalId),
  ]);
  const withdrawn = inspections.filter(({ supersededAt }) => supersededAt !== null).map(({ id }) => id);
  const counts = papers.filter(
    ({ kind, inspectionId }) => kind === 'invoice' && inspectionId !== null && !withdrawn.includes(inspectionId),
  );
  return counts.at(-1) ?? null;
}
