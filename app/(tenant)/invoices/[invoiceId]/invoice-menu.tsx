'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type MoreAct, MoreMenu } from '@/components/layout/more-menu';
import { useLinkAct } from '@/components/paper-links/use-link-act';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { type CreditableLine, CreditForm } from './credit-form';

interface Props {
  invoiceId: string;
  number: string;
  /** What can be taken back; null if nothing can. */
  creditable: {
    lines: CreditableLine[];
    /** Charges below zero that came since, with what they give. */
    lowered: CreditableLine[];
  } | null;
  mayShare: boolean;
  timeZone: string;
}

/** The rare acts of a paper: the link to it, and its credit note. */
export function InvoiceMenu({ invoiceId, number, creditable, mayShare, timeZone }: Props) {
  const t = useTranslations('invoices');
  const router = useRouter();
  const link = useLinkAct({ kind: 'bill', paperId: invoiceId }, timeZone);
  const credit: MoreAct | null = creditable && {
    key: 'credit',
    label: t('credit'),
    dialog: ({ open, setOpen }) => (
      <Dialog open={open} onOpenChange={setOpen} title={t('credit_title', { number })} description={t('credit_effect')}>
        <CreditForm
          invoiceId={invoiceId}
          {...creditable}
          onDone={(made) => {
            setOpen(false);
            toast.success(t('credited_done', { number: made }));
            router.refresh();
          }}
        />
      </Dialog>
    ),
  };
  return <MoreMenu acts={[mayShare && link, credit]} />;
}
