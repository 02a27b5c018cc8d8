'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadRefundForm } from './load-refund-form';
import { type Refunding, RefundWindow } from './refund-window';

const prepare = () => void loadRefundForm().catch(() => undefined);

interface Props extends Refunding {
  label: string;
  variant: 'primary' | 'secondary';
}

/** The button that gives something back, where that is a step of its own. */
export function RefundDialog({ label, variant, ...refunding }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)} onPointerEnter={prepare} onFocus={prepare}>
        {label}
      </Button>
      <RefundWindow {...refunding} open={open} setOpen={setOpen} />
    </>
  );
}
