'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { voidPayoutAction } from '../actions';

export function VoidPayout({ payoutId, amount }: { payoutId: string; amount: string }) {
  const t = useTranslations('owners');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`void-payout-${payoutId}`}
      danger
      reason
      label={t('void')}
      title={t('void_title')}
      description={t('void_help')}
      confirmLabel={t('void_confirm', { amount })}
      action={(reason, key) => voidPayoutAction({ payoutId, reason }, key)}
      onDone={() => {
        toast.success(t('voided_done'));
        router.refresh();
      }}
    />
  );
}
