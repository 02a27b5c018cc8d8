import 'server-only';
import type { PriceLine } from '../pricing/quote';
import { addCharges } from '../rentals/add-charges';
import { addedTax } from '../rentals/added-tax';
import { agreedTax } from '../rentals/agreed-tax';
import { getRental, listCharges } from '../rentals/get-rental';
import type { WriteContext } from '../server/command';

/**
 * Adds lines to a rental's ledger, and the tax that the whole then has (docs/rules.md §8). The caller has locked the
 * rental. Returns the ids of the lines and the added tax in cents.
 */
export async function chargeLines(ctx: WriteContext, rentalId: string, lines: (PriceLine & { note: string })[]) {
  const record = await getRental(ctx, rentalId);
  const charged = await listCharges(ctx, rentalId);
  const agreed = charged.map((charge) => ({ ...charge, waived: charge.waivedAt !== null }));
  const tax = addedTax(lines, agreed, agreedTax(record, agreed));
  const ids = await addCharges(ctx, rentalId, { lines: tax ? [...lines, tax] : lines, position: charged.length });
  return { ids, taxCents: tax?.amountCents ?? 0 };
}
