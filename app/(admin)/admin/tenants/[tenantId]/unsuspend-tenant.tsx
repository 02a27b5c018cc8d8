'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SuspendDialog } from '../suspend-dialog';

/** Lets a company in again: the next step for one that is shut out. */
export function UnsuspendTenant(tenant: { tenantId: string; name: string }) {
  const t = useTranslations('admin');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('unsuspend')}
      </Button>
      <SuspendDialog {...tenant} deed="unsuspend" open={open} setOpen={setOpen} />
    </>
  );
}
