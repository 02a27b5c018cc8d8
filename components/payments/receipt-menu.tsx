'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Menu, type MenuEntry } from '@/components/layout/menu';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

export type MailReceiptAction = (input: { paymentId: string }, key?: string) => Promise<ActionResult<{ to: string }>>;

interface Props {
  paymentId: string;
  number: string;
  /** Whether the customer has a phone. */
  hasPhone: boolean;
  mail: MailReceiptAction;
}

/** The receipt on another paper, or on its way to the customer. */
export function ReceiptMenu({ paymentId, number, hasPhone, mail }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const open = (address: string) => () => void window.open(address, '_blank', 'noopener');
  const on = (paper: string) => open(`/api/payments/${paymentId}/receipt?paper=${paper}`);
  async function send() {
    const result = await mail({ paymentId }).catch(() => null);
    if (!result) toast.error(t('errors.network_error'));
    else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
    else {
      toast.success(t('payments.receipt_mailed', { to: result.data.to }));
      router.refresh();
    }
  }
  const entries: MenuEntry[] = [
    { key: 'roll', label: t('payments.receipt_roll'), onSelect: on('roll') },
    { key: 'a4', label: t('payments.receipt_a4'), onSelect: on('a4') },
    { key: 'letter', label: t('payments.receipt_letter'), onSelect: on('letter') },
    { key: 'mail', label: t('payments.receipt_mail'), onSelect: () => void send() },
  ];
  const chat = `/api/payments/${paymentId}/whatsapp`;
  if (hasPhone) entries.push({ key: 'whatsapp', label: t('payments.receipt_whatsapp'), onSelect: open(chat) });
  return (
    <Menu
      label={t('payments.receipt_more', { number })}
      trigger={<Icon name="ellipsis" className="size-5" />}
      entries={entries}
    />
  );
}
