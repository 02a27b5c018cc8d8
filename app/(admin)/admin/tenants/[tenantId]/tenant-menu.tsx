'use client';

import { useTranslations } from 'next-intl';
import { MoreMenu } from '@/components/layout/more-menu';
import { SuspendDialog } from '../suspend-dialog';
import { NoticeDialog } from './notice-dialog';

interface Props {
  tenantId: string;
  name: string;
  /** It may be shut by an operator, and is not yet. */
  maySuspend: boolean;
  /** It is shut until it pays. */
  unpaid: boolean;
  /** What a notice of deletion says; null where none may be given. */
  notice: { due: string; unpaid: boolean } | null;
}

/** What shuts a company out or ends it, behind “…”. */
export function TenantMenu({ maySuspend, unpaid, notice, ...tenant }: Props) {
  const t = useTranslations();
  return (
    <MoreMenu
      acts={[
        maySuspend && {
          key: 'suspend',
          label: t(unpaid ? 'admin.suspend_otherwise' : 'admin.suspend'),
          danger: true,
          dialog: (at) => <SuspendDialog {...tenant} deed={unpaid ? 'suspend_otherwise' : 'suspend'} {...at} />,
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
