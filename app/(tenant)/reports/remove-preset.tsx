'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ConfirmInMenu } from '@/components/layout/confirm-in-menu';
import { toast } from '@/components/ui/toast';
import { removePresetAction } from './actions';

export function RemovePreset({ presetId, name }: { presetId: string; name: string }) {
  const t = useTranslations('reports');
  const router = useRouter();
  return (
    <ConfirmInMenu
      of={name}
      id={`remove-preset-${presetId}`}
      danger
      label={t('preset_remove', { name })}
      title={t('preset_remove_title')}
      description={t('preset_remove_effect')}
      confirmLabel={t('preset_remove', { name })}
      action={(_reason, key) => removePresetAction({ presetId }, key)}
      onDone={() => {
        toast.success(t('preset_removed'));
        router.refresh();
      }}
    />
  );
}
