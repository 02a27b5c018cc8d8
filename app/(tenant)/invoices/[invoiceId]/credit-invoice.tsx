'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { type CreditableLine, CreditForm } from './credit-form';

interface Props {
  invoiceId: string;
  number: string;
  lines: CreditableLine[];
  /** Charges below zero that came since, with what they give. */
  lowered: CreditableLine[];
}

export function CreditInvoice({ number, ...form }: Props) {
  const t = useTranslations('invoices');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('credit')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('credit_title', { number })} description={t('credit_effect')}>
        <CreditForm
          {...form}
          onDone={(made) => {
            setOpen(false);
            toast.success(t('credited_done', { number: made }));
            router.refresh();
          }}
        />
      </Dialog>
    </>
  );
}
