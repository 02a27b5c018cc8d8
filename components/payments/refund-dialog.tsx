'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadRefundForm } from './load-refund-form';
import { type Refunding, RefundWindow } from './refund-window';

const prepare = () => void loadRefundForm().catch(() => undefined);

interface Props extends Refunding {
  label: string;
  /** What it belongs to, where a list has several such buttons. */
  of?: string;
  variant: 'primary' | 'secondary';
}

/** The button that gives something back, where that is a step of its own. */
export function RefundDialog({ label, of, variant, ...refunding }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={of && `${label}: ${of}`}
      >
        {label}
      </Button>
      <RefundWindow {...refunding} open={open} setOpen={setOpen} />
    </>
  );
}
