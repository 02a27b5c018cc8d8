import type { ReactNode } from 'react';
import { barsOf } from '@/lib/figures/bars-of';
import { figuresOf } from '@/lib/figures/figures-of';
import type { readFigures } from '@/lib/figures/read-figures';
import { PERIOD_FIGURES, type RevenueWay } from '@/lib/figures/values';
import { FigureCard } from './figure-card';
import { RevenueByCard } from './revenue-by';
import { RevenueCard } from './revenue-card';

interface Props extends Awaited<ReturnType<typeof readFigures>> {
  by: RevenueWay;
  period: { from: string; until: string };
  href: (by: RevenueWay) => string;
  /** What is owed and held now. */
  standing: ReactNode;
}

/** Every figure of a period with its formula, the revenue by days and by something else, and beside the longer of both what stands now. */
export function FiguresOverview({ counted, days, revenue, by, period, href, standing }: Props) {
  const figures = figuresOf(counted);
  return (
    <div className="grid gap-4">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {PERIOD_FIGURES.map((figure) => (
          // The widest place is the revenue's, so that the other six fill their rows.
          <FigureCard
            key={figure}
            figure={figure}
            value={figures[figure]}
            className={figure === 'revenue' ? 'col-span-2' : undefined}
          />
        ))}
      </ul>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <RevenueCard bars={barsOf(days.rows, period)} />
          {standing}
        </div>
        <RevenueByCard by={by} revenue={revenue} href={href} />
      </div>
    </div>
  );
}
