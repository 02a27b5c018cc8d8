'use client';

import { useTranslations } from 'next-intl';
import { MoreMenu } from '@/components/layout/more-menu';
import { SuspendDialog } from '../suspend-dialog';
import { NoticeDialog } from './notice-dialog';

interface Props {
  tenantId: string;
  name: string;
  /** It is open to its members, and may be shut. */
  maySuspend: boolean;
  /** What a notice of deletion says; null where none may be given. */
  notice: { due: string; unpaid: boolean } | null;
}

/** What shuts a company out or ends it, behind “…”. */
export function TenantMenu({ maySuspend, notice, ...tenant }: Props) {
  const t = useTranslations();
  return (
    <MoreMenu
      acts={[
        maySuspend && {
          key: 'suspend',
          label: t('admin.suspend'),
          danger: true,
          dialog: (at) => <SuspendDialog {...tenant} suspended={false} {...at} />,
        },
        notice && {
          key: 'delete',
          label: t('leaving.give_notice'),
          danger: true,
          dialog: (at) => <NoticeDialog {...tenant} {...notice} {...at} />,
        },
      ]}
    />
  );
}
