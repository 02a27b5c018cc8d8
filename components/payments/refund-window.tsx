'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import type { z } from 'zod';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ActionResult } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { RefundPaymentInput } from '@/lib/payments/input';
import type { PaidInGourdes } from '@/lib/payments/refunded-gourdes';
import type { Typed } from '@/lib/typed';
import { loadRefundForm } from './load-refund-form';

const RefundForm = lazyPart(() => loadRefundForm().then((module) => module.RefundForm));

export type RefundAction = (
  input: Typed<z.input<typeof RefundPaymentInput>>,
  key: string,
) => Promise<ActionResult<{ id: string; number: string }>>;

/** What the rental of a deposit still owes. */
export interface Owed {
  rentalId: string;
  customerName: string;
  dueCents: number;
  /** Pays with the deposit. */
  apply: (input: { rentalId: string; amountCents: string }, key: string) => Promise<ActionResult<unknown>>;
}

export interface Refunding {
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
  owed?: Owed | null;
  action: RefundAction;
}

interface Props extends Refunding {
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** Gives back what is left of a payment, or a part of it. */
export function RefundWindow({ open, setOpen, ...refunding }: Props) {
  const { number, kind, refundableCents } = refunding.payment;
  const t = useTranslations('payments');
  const left = formatMoney(refundableCents, 'USD', useLocale());
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={kind === 'deposit' ? t('refund_deposit') : t('refund_number', { number })}
      description={kind === 'deposit' ? t('refund_deposit_left', { number, left }) : t('refund_left', { left })}
    >
      <Suspense fallback={<div className="h-11 lg:h-[38px]" />}>
        <RefundForm {...refunding} close={() => setOpen(false)} />
      </Suspense>
    </Dialog>
  );
}
