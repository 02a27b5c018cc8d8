'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { formatMoney } from '@/lib/money';
import { useAdvanceAction as payFromAdvance, putBackAdvanceAction } from './actions';

interface Props {
  rentalId: string;
  /** How much of the customer's advances can pay what is due. */
  usableCents: number;
  heldCents: number;
  /** How much they have paid here that may be put back. */
  usedCents: number;
  ledgerVersion: number;
}

/** Pays what is due from the customer's advances, or puts back what they have paid. */
export function AdvanceButtons({ rentalId, usableCents, heldCents, usedCents, ledgerVersion }: Props) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const router = useRouter();
  const usable = formatMoney(usableCents, 'USD', locale);
  const used = formatMoney(usedCents, 'USD', locale);
  const done = (text: string) => {
    toast.success(text);
    router.refresh();
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {usableCents > 0 && (
        <ConfirmDialog
          id={`use-advance-${rentalId}-${ledgerVersion}`}
          label={t('advance_use', { amount: usable })}
          title={t('advance_use_title')}
          description={t('advance_use_help', { held: formatMoney(heldCents, 'USD', locale), amount: usable })}
          confirmLabel={t('advance_use', { amount: usable })}
          deed="save_payment"
          action={(_reason, key) =>
            payFromAdvance({ rentalId, reservationId: '', amountCents: String(usableCents / 100) }, key)
          }
          onDone={() => done(t('advance_used_done', { amount: usable }))}
        />
      )}
      {usedCents > 0 && (
        <ConfirmInMenu
          of={t('advance_applied')}
          id={`put-back-advance-${rentalId}-${ledgerVersion}`}
          danger
          reason
          label={t('advance_put_back', { amount: used })}
          title={t('advance_put_back', { amount: used })}
          description={t('advance_put_back_help')}
          confirmLabel={t('advance_put_back', { amount: used })}
          action={(reason, key) =>
            putBackAdvanceAction({ rentalId, reservationId: '', amountCents: String(usedCents / 100), reason }, key)
          }
          onDone={() => done(t('advance_put_back_done'))}
        />
      )}
    </div>
  );
}
