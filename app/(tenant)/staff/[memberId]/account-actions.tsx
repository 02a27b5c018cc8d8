'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import type { MemberRow } from '@/lib/members/list-members';
import { endMemberSessionsAction, resetSecondFactorAction, unlockMemberAction, updateMemberAction } from '../actions';

/** What an admin does to another member's access, each after a question. */
export function AccountActions({ member, locked }: { member: MemberRow; locked: boolean }) {
  const t = useTranslations('members');
  const router = useRouter();
  const { id: memberId, name, email, role, active, version } = member;

  interface Deed {
    key: 'unlock' | 'deactivate' | 'reactivate' | 'end_all' | 'reset_factor';
    action: (key: string) => Promise<ActionResult<unknown>>;
    danger?: boolean;
  }

  function ask({ key, action, danger }: Deed): ReactNode {
    return (
      <ConfirmDialog
        id={`${key}-${memberId}-${version}-${member.sessions}`}
        danger={danger}
        label={t(`${key}_label`)}
        title={t(`${key}_named`, { name })}
        description={t(`${key}_help`, { name })}
        confirmLabel={t(`${key}_named`, { name })}
        action={(_reason, sent) => action(sent)}
        onDone={() => {
          toast(t(`${key}_done`, { name }));
          router.refresh();
        }}
      />
    );
  }

  const switchTo = (next: boolean) => (key: string) =>
    updateMemberAction({ memberId, version, name, email, role, active: next, password: '', confirmation: '' }, key);
  return (
    <Card title={t('access')}>
      <div className="flex flex-wrap gap-2">
        {locked && ask({ key: 'unlock', action: () => unlockMemberAction({ memberId }) })}
        {member.sessions > 0 && ask({ key: 'end_all', action: (key) => endMemberSessionsAction({ memberId }, key) })}
        {member.secondFactor &&
          ask({ key: 'reset_factor', danger: true, action: (key) => resetSecondFactorAction({ memberId }, key) })}
        {active
          ? ask({ key: 'deactivate', danger: true, action: switchTo(false) })
          : ask({ key: 'reactivate', action: switchTo(true) })}
      </div>
    </Card>
  );
}
