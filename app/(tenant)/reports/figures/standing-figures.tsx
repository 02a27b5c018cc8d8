import { countStanding } from '@/lib/figures/count-standing';
import { standingOf } from '@/lib/figures/figures-of';
import { STANDING_FIGURES } from '@/lib/figures/values';
import type { TenantContext } from '@/lib/server/context';
import { heavyQuery } from '@/lib/server/heavy-query';
import { AgesCard } from './ages-card';
import { FigureCard } from './figure-card';

/** What is owed and held now. It reads every ledger, so it comes after the rest of the screen. */
export async function StandingFigures({ ctx }: { ctx: TenantContext }) {
  const { standing, ages } = await heavyQuery(ctx, 'reports.view', countStanding);
  const figures = standingOf(standing);
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-3">
        {STANDING_FIGURES.map((figure) => (
          <FigureCard key={figure} figure={figure} value={figures[figure]} />
        ))}
      </ul>
      <AgesCard ages={ages} />
    </div>
  );
}
