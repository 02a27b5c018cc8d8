'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { KeyForm } from './key-form';
import { KeyToCopy } from './key-to-copy';

/** Makes a key, and shows it once in the same dialog. */
export function NewKey() {
  const t = useTranslations('api');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  function change(next: boolean) {
    setOpen(next);
    if (next || made === null) return;
    setMade(null);
    router.refresh();
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} icon={<Icon name="plus" />}>
        {t('new_key')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={t(made === null ? 'new_key' : 'key_is_made')}
        description={t(made === null ? 'new_key_detail' : 'key_once')}
      >
        {made === null ? <KeyForm onMade={setMade} /> : <KeyToCopy text={made} close={() => change(false)} />}
      </Dialog>
    </>
  );
}
