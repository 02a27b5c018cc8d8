'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { removeTicketLineAction } from '../../actions';

interface Props {
  ticketId: string;
  lineId: string;
  what: string;
}

export function RemoveLine({ ticketId, lineId, what }: Props) {
  const t = useTranslations('maintenance');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={what}
      id={`remove-line-${lineId}`}
      danger
      label={t('remove_line', { what })}
      title={t('remove_line_title')}
      description={t('remove_line_effect')}
      confirmLabel={t('remove_line', { what })}
      action={(_reason, key) => removeTicketLineAction({ ticketId, lineId }, key)}
      onDone={() => {
        toast.success(t('line_removed'));
        router.refresh();
      }}
    />
  );
}
