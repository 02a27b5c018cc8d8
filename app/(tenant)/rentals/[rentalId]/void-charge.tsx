'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { voidChargeAction } from './actions';

interface Props {
  rentalId: string;
  chargeId: string;
  /** What it is for. */
  name: string;
  amount: string;
}

export function VoidCharge({ rentalId, chargeId, name, amount }: Props) {
  const t = useTranslations('rentals');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={`${name}, ${amount}`}
      id={`void-charge-${chargeId}`}
      danger
      reason
      label={t('charge_void')}
      title={t('charge_void')}
      description={t('charge_void_help')}
      confirmLabel={t('charge_void_named', { amount })}
      action={(reason, key) => voidChargeAction({ rentalId, chargeId, reason }, key)}
      onDone={() => {
        toast(t('charge_voided'));
        router.refresh();
      }}
    />
  );
}
