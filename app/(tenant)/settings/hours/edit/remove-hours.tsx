'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { removePlaceHoursAction } from '../actions';

/** Removes a place's own hours, or with an empty place those of all others. */
export function RemoveHours({ place }: { place: string }) {
  const t = useTranslations('hours');
  const router = useRouter();
  return (
    <ConfirmInMenu
      id="remove-hours"
      danger
      label={t('remove')}
      title={t('remove_title')}
      description={t(place ? 'remove_effect_place' : 'remove_effect_all')}
      confirmLabel={t('remove')}
      action={(_reason, key) => removePlaceHoursAction({ place }, key)}
      onDone={() => {
        toast.success(t('removed'));
        router.push('/settings/hours');
      }}
    />
  );
}
