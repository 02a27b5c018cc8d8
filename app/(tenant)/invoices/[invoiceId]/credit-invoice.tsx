'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MoreMenu } from '@/components/layout/more-menu';
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
  const dialog = ({ open, setOpen }: { open: boolean; setOpen: (open: boolean) => void }) => (
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
  );
  return <MoreMenu acts={[{ key: 'credit', label: t('credit'), danger: true, dialog }]} />;
}
