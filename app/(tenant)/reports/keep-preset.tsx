'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { KeepFormProps } from './keep-form';

const KeepForm = lazyPart(() => import('./keep-form').then((module) => module.KeepForm));

/** Keeps what the screen shows by a name. */
export function KeepPreset({ shown }: Pick<KeepFormProps, 'shown'>) {
  const t = useTranslations('reports');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('preset_keep')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('preset_keep')} description={t('preset_effect')}>
        <Suspense>
          <KeepForm shown={shown} close={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
