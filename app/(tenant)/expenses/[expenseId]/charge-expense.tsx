'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { chargeExpenseAction } from '../actions';

interface Props {
  expenseId: string;
  rentalId: string;
  number: string;
  customer: string;
  amount: string;
  /** The earlier charge that was voided: after it, the same request is a new one. */
  previous: string;
}

export function ChargeExpense({ expenseId, rentalId, number, customer, amount, previous }: Props) {
  const t = useTranslations('expenses');
  const router = useRouter();
  return (
    <ConfirmDialog
      id={`charge-expense-${expenseId}-${previous}`}
      primary
      label={t('to_charge')}
      title={t('charge_title')}
      description={t('charge_explained', { customer, number })}
      confirmLabel={t('charge_confirm', { amount, number })}
      action={(_reason, key) => chargeExpenseAction({ expenseId, rentalId }, key)}
      onDone={() => {
        toast.success(t('charged_done', { amount, number }));
        router.refresh();
      }}
    />
  );
}
