'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { KeepFormProps } from './keep-form';

const load = () => import('./keep-form');
const prepare = () => void load().catch(() => undefined);
const KeepForm = lazyPart(() => load().then((module) => module.KeepForm));

/** Keeps what the screen shows by a name. */
export function KeepPreset({ shown }: Pick<KeepFormProps, 'shown'>) {
  const t = useTranslations('reports');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={prepare} onFocus={prepare}>
        {t('preset_keep')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('preset_keep')} description={t('preset_effect')}>
        <KeepForm shown={shown} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
