'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MoreMenu } from '@/components/layout/more-menu';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { toast } from '@/components/ui/toast';
import { voidPayoutAction } from '../actions';

export function VoidPayout({ payoutId, amount }: { payoutId: string; amount: string }) {
  const t = useTranslations('owners');
  const router = useRouter();
  return (
    <MoreMenu
      label={t('payout_more', { amount })}
      acts={[
        {
          key: 'void',
          label: t('void'),
          danger: true,
          dialog: (at) => (
            <ConfirmWindow
              id={`void-payout-${payoutId}`}
              danger
              reason
              title={t('void_title')}
              description={t('void_help')}
              confirmLabel={t('void_confirm', { amount })}
              action={(reason, key) => voidPayoutAction({ payoutId, reason }, key)}
              onDone={() => {
                toast.success(t('voided_done'));
                router.refresh();
              }}
              {...at}
            />
          ),
        },
      ]}
    />
  );
}
