'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { voidExpenseAction } from '../actions';

export function VoidExpense({ expenseId, amount }: { expenseId: string; amount: string }) {
  const t = useTranslations('expenses');
  const router = useRouter();
  return (
    <ConfirmInMenu
      id={`void-expense-${expenseId}`}
      danger
      reason
      label={t('void')}
      title={t('void_title')}
      description={t('void_effect')}
      confirmLabel={t('void_confirm', { amount })}
      action={(reason, key) => voidExpenseAction({ expenseId, reason }, key)}
      onDone={() => {
        toast.success(t('voided_done'));
        router.refresh();
      }}
    />
  );
}
