'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ActionResult } from '@/lib/errors';
import { formatMoney } from '@/lib/money';
import type { CollectPaymentInput } from '@/lib/payments/input';
import type { Typed } from '@/lib/typed';

const load = () => import('./collect-form');
const prepare = () => void load().catch(() => undefined);
const CollectForm = lazyPart(() => load().then((module) => module.CollectForm));

export interface Collection {
  of: 'rental' | 'reservation';
  id: string;
  number: string;
  customerName: string;
  /** What is due, or before the pickup what is left of the reservation's price. */
  dueCents: number;
  /** What `dueCents` may be paid as: a fee is a charge, and before the pickup there is nothing else than part payments. */
  paidAs: readonly ('balance' | 'charge')[];
  /** The unpaid part of the agreed deposit; null if none may be taken any more. */
  depositLeftCents: number | null;
  htgRate: string | null;
  /** The state of the payments as shown on the page. */
  ledgerVersion: number;
}

export interface CollectPaymentDialogProps {
  collection: Collection;
  first: 'deposit' | 'balance' | 'charge';
  label: string;
  variant?: 'primary' | 'secondary';
  className?: string;
  action: (
    input: Typed<z.input<typeof CollectPaymentInput>>,
    key: string,
  ) => Promise<ActionResult<{ id: string; number: string }>>;
}

/**
 * Its form loads as soon as somebody reaches for the button, and the dialog opens with it, so nothing jumps. It says throughout
 * whether it takes the deposit or a payment.
 */
export function CollectPaymentDialog({
  collection,
  first,
  label,
  variant = 'secondary',
  className,
  action,
}: CollectPaymentDialogProps) {
  const [open, setOpen] = useState(false);
  const locale = useLocale();
  const t = useTranslations('payments');
  const [kind, setKind] = useState<string>(first);
  const ofDeposit = kind === 'deposit';
  const cents = ofDeposit ? collection.depositLeftCents : collection.dueCents;
  const due = formatMoney(Math.max(0, cents ?? 0), 'USD', locale);
  const beforePickup = collection.of === 'reservation' && !collection.paidAs.includes('charge');
  return (
    <>
      <Button
        variant={variant}
        className={className}
        onClick={() => {
          setKind(first);
          setOpen(true);
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={`${label}: ${collection.number}`}
      >
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t(ofDeposit ? 'collect_deposit' : 'collect')}
        description={t(ofDeposit ? 'collect_deposit_for' : beforePickup ? 'collect_part_for' : 'collect_for', {
          customer: collection.customerName,
          number: collection.number,
          due,
        })}
      >
        <CollectForm {...{ collection, first, action }} onKind={setKind} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
