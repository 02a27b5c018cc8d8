'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ActionResult } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { RefundPaymentInput } from '@/lib/payments/input';
import type { PaidInGourdes } from '@/lib/payments/refunded-gourdes';
import type { Typed } from '@/lib/typed';

const load = () => import('./refund-form');
const prepare = () => void load().catch(() => undefined);
const RefundForm = lazyPart(() => load().then((module) => module.RefundForm));

export type RefundAction = (
  input: Typed<z.input<typeof RefundPaymentInput>>,
  key: string,
) => Promise<ActionResult<{ id: string; number: string }>>;

export interface RefundDialogProps {
  payment: {
    id: string;
    number: string;
    kind: string;
    method: string;
    refundableCents: number;
    gourdes: PaidInGourdes | null;
  };
  htgRate: string | null;
  /** The state of the payments as shown on the page. */
  ledgerVersion: number;
  action: RefundAction;
  label?: string;
  variant?: 'primary' | 'secondary' | 'ghost';
}

export function RefundDialog({ payment, htgRate, ledgerVersion, action, label, variant = 'ghost' }: RefundDialogProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const left = formatMoney(payment.refundableCents, 'USD', locale);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={label ? undefined : t('payments.refund_number', { number: payment.number })}
      >
        {label ?? t('action.refund')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('payments.refund_number', { number: payment.number })}
        description={t(payment.kind === 'deposit' ? 'payments.refund_deposit_left' : 'payments.refund_left', { left })}
      >
        <RefundForm
          payment={payment}
          htgRate={htgRate}
          ledgerVersion={ledgerVersion}
          action={action}
          close={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
