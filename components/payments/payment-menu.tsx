'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMailing } from '@/components/customers/use-mailing';
import { MoreMenu } from '@/components/layout/more-menu';
import { openChat } from '@/components/paper-links/open-chat';
import { useLinkAct } from '@/components/paper-links/use-link-act';
import { ConfirmWindow } from '@/components/ui/confirm-window';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import { type Refunding, RefundWindow } from './refund-window';

export type MailReceiptAction = (
  input: { paymentId: string },
  key?: string,
) => Promise<ActionResult<{ to: string; mailed: boolean }>>;

export type VoidAction = (
  input: { paymentId: string; reason: string },
  key: string,
) => Promise<ActionResult<{ id: string; number: string }>>;

interface Props {
  paymentId: string;
  number: string;
  timeZone: string;
  /** Whether the customer has a phone. */
  hasPhone: boolean;
  mail: MailReceiptAction;
  mayShare: boolean;
  /** This and the next are null where the member's right or the payment's state does not allow it. */
  refunding: Refunding | null;
  voiding: VoidAction | null;
}

/** A payment's receipt on another paper, or on its way to the customer. What takes the payment back comes last. */
export function PaymentMenu({ paymentId, number, timeZone, hasPhone, mail, mayShare, refunding, voiding }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const send = useMailing();
  const paper = { kind: 'receipt', paperId: paymentId } as const;
  const link = useLinkAct(paper, timeZone);
  const open = (address: string) => () => void window.open(address, '_blank', 'noopener');
  const on = (paper: string) => open(`/api/payments/${paymentId}/receipt?paper=${paper}`);
  const said = (to: string) => t('payments.receipt_mailed', { to });
  const chat = `/api/payments/${paymentId}/whatsapp`;
  return (
    <MoreMenu
      label={t('payments.receipt_more', { number })}
      acts={[
        { key: 'roll', label: t('payments.receipt_roll'), onSelect: on('roll') },
        { key: 'a4', label: t('payments.receipt_a4'), onSelect: on('a4') },
        { key: 'letter', label: t('payments.receipt_letter'), onSelect: on('letter') },
        { key: 'mail', label: t('payments.receipt_mail'), onSelect: () => void send(() => mail({ paymentId }), said) },
        hasPhone && {
          key: 'whatsapp',
          label: t('payments.receipt_whatsapp'),
          onSelect: () => void openChat(paper, chat),
        },
        mayShare && link,
        refunding && {
          key: 'refund',
          label: t('payments.refund_number', { number }),
          dialog: (at) => <RefundWindow {...refunding} {...at} />,
        },
        voiding && {
          key: 'void',
          label: t('payments.void_number', { number }),
          danger: true,
          dialog: (at) => (
            <ConfirmWindow
              id={`void-${paymentId}`}
              danger
              reason
              title={t('payments.void_number', { number })}
              description={t('payments.void_help')}
              confirmLabel={t('payments.void_number', { number })}
              action={(reason, key) => voiding({ paymentId, reason }, key)}
              onDone={() => {
                toast(t('payments.voided_done', { number }));
                router.refresh();
              }}
              {...at}
            />
          ),
        },
      ]}
    />
  );
}
