import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { Moves } from './use-moves';

const MovePrice = lazyPart(() => import('./move-price').then((module) => module.MovePrice));

/** A move that changes the price: the old total, the new one with its lines, and the choice. */
export function MoveDialog({ moves: { proposal, asking, confirm, putBack } }: { moves: Moves }) {
  const t = useTranslations('availability');
  return (
    <Dialog
      open={proposal !== null}
      onOpenChange={putBack}
      title={t('move_title', { number: proposal?.question.number ?? '' })}
      description={t('move_price_changes')}
    >
      {proposal && (
        <Suspense>
          <MovePrice proposal={proposal} asking={asking} confirm={confirm} putBack={putBack} />
        </Suspense>
      )}
    </Dialog>
  );
}
