'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { FormFailure } from '@/components/forms/form-failure';
import { answered, sendingKey } from '@/components/forms/idempotency-key';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { type ErrorBody, isOurFault } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { Owed } from './refund-window';

interface Props extends Owed {
  heldCents: number;
  ledgerVersion: number;
  close: () => void;
}

/** Before a deposit is given back: what the rental still owes, and the button that pays it with the deposit. */
export function OwedFirst({ rentalId, customerName, dueCents, apply, heldCents, ledgerVersion, close }: Props) {
  const t = useTranslations('payments');
  const locale = useLocale();
  const router = useRouter();
  const [failure, setFailure] = useState<ErrorBody | null>(null);
  const [pending, start] = useTransition();
  const cents = Math.min(dueCents, heldCents);
  const amount = formatMoney(cents, 'USD', locale);
  const id = `apply-deposit-${rentalId}-${ledgerVersion}-${cents}`;

  function press() {
    start(async () => {
      const result = await apply({ rentalId, amountCents: String(cents / 100) }, sendingKey(id)).catch(() => null);
      if (!result) return setFailure({ code: 'network_error' });
      if (result.ok || !isOurFault(result.error.code)) answered(id);
      if (!result.ok) return setFailure(result.error);
      close();
      toast.success(t('deposit_apply_done', { amount }));
      router.refresh();
    });
  }

  return (
    <>
      <FormFailure failure={failure} deed="save_payment" />
      <Alert tone="warning">
        <span className="grid justify-items-start gap-2">
          {t('refund_owed', { customer: customerName, amount: formatMoney(dueCents, 'USD', locale) })}
          <Button variant="primary" pending={pending} onClick={press}>
            {t('deposit_apply', { amount })}
          </Button>
        </span>
      </Alert>
    </>
  );
}
