'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ChargeLine } from '@/components/rentals/charge-line';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { formatMoney } from '@/lib/money';
import type { Moves } from './use-moves';

interface MovePriceProps extends Pick<Moves, 'asking' | 'confirm' | 'putBack'> {
  proposal: NonNullable<Moves['proposal']>;
}

/** The price of a moved booking, before and after, and the choice. */
export function MovePrice({ proposal, asking, confirm, putBack }: MovePriceProps) {
  const t = useTranslations('availability');
  const common = useTranslations('common');
  const locale = useLocale();
  const money = (cents: number) => formatMoney(cents, 'USD', locale);
  return (
    <div className="grid gap-4">
      <div>
        <ul>
          {proposal.quote.lines.map((line) => (
            <li key={line.kind}>
              <ChargeLine {...line} />
            </li>
          ))}
        </ul>
        <p className="mt-3 flex items-baseline justify-between gap-4 text-muted">
          <span>{t('move_before')}</span>
          <span className="tabular">{money(proposal.beforeCents)}</span>
        </p>
        <p className="flex items-baseline justify-between gap-4 text-lg font-semibold">
          <span>{common('total')}</span>
          <span className="tabular">{money(proposal.quote.totalCents)}</span>
        </p>
      </div>
      <DialogActions>
        <Button onClick={putBack}>{t('move_put_back')}</Button>
        <Button variant="primary" pending={asking} onClick={() => void confirm()}>
          {t('move_confirm')}
        </Button>
      </DialogActions>
    </div>
  );
}
