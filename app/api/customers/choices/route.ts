import { listCustomerChoices } from '@/lib/customers/list-customer-choices';
import { ChoiceQuestion } from '@/lib/lists/choice-question';
import { listOwed } from '@/lib/payments/list-owed';
import { routeList } from '@/lib/server/route-query';

/** The first customers that match a text, to choose one for an agreement: with what each owes, and whether they may rent. */
export const GET = routeList('customers.view', ChoiceQuestion, async (ctx, { asked }) => {
  const rows = await listCustomerChoices(ctx, asked.q);
  const ids = rows.map(({ id }) => id);
  const owed = await listOwed(ctx, ids);
  return { rows: rows.map((row) => ({ ...row, owedCents: owed[row.id] ?? 0 })) };
});
