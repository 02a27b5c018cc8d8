'use client';

import { useTranslations } from 'next-intl';
import { ActButton } from '../../act-button';
import { sendAgainAction } from '../../actions';

export function SendAgainButton({ deliveryId }: { deliveryId: string }) {
  const t = useTranslations('webhooks');
  return <ActButton label={t('again')} done={t('again_sent')} act={() => sendAgainAction({ deliveryId })} />;
}
