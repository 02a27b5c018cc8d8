'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MoreMenu } from '@/components/layout/more-menu';
import { Button } from '@/components/ui/button';
import { SuspendDialog } from './suspend-dialog';

interface Props {
  tenantId: string;
  name: string;
  suspended: boolean;
}

/** Shutting a company out is behind “…”. Letting it in again is the next step for one that is shut out, and a button. */
export function SuspendTenant({ suspended, ...tenant }: Props) {
  const t = useTranslations('admin');
  const [lifting, setLifting] = useState(false);
  return (
    <>
      <MoreMenu
        acts={[
          !suspended && {
            key: 'suspend',
            label: t('suspend'),
            danger: true,
            dialog: (at) => <SuspendDialog {...tenant} suspended={false} {...at} />,
          },
        ]}
      />
      {suspended && <Button onClick={() => setLifting(true)}>{t('unsuspend')}</Button>}
      <SuspendDialog {...tenant} suspended open={lifting} setOpen={setLifting} />
    </>
  );
}
