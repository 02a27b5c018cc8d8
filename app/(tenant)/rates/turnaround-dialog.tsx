'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { TurnaroundFormProps } from './turnaround-form';

const load = () => import('./turnaround-form');
const prepare = () => void load().catch(() => undefined);
const TurnaroundForm = lazyPart(() => load().then((module) => module.TurnaroundForm));

export function TurnaroundDialog(props: Omit<TurnaroundFormProps, 'close'>) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-label={t('rates.turnaround_change')}
        icon={<Icon name="pencil" />}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('action.edit')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('rates.turnaround_change')}
        description={t('rates.turnaround_effect')}
      >
        <TurnaroundForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
