import 'server-only';
import type { ReadContext } from '../server/query';
import { countFigures } from './count-figures';
import type { FigureScope } from './figure-scope';
import { listRevenue } from './list-revenue';
import type { RevenueBy } from './values';

/** What the screen of figures shows of a period. */
export async function readFigures(ctx: ReadContext, scope: FigureScope, by: RevenueBy) {
  const [{ counted, days }, revenue] = await Promise.all([countFigures(ctx, scope), listRevenue(ctx, scope, by)]);
  return { counted, days, revenue };
}
