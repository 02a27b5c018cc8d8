'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { MemberRow } from '@/lib/members/list-members';
import type { MemberActions } from './member-actions';
import { MemberWindow, prepareMemberForm } from './member-window';

interface Props {
  member: MemberRow | null;
  actions: MemberActions;
  /** It is what people come to this screen for. */
  primary?: boolean;
}

/** Adds or edits a member. A blank password keeps the current one. */
export function MemberDialog({ member, actions, primary }: Props) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={primary ? 'primary' : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={prepareMemberForm}
        onFocus={prepareMemberForm}
        icon={<Icon name={member ? 'pencil' : 'plus'} />}
      >
        {member ? t('action.edit') : t('members.add_user')}
      </Button>
      <MemberWindow member={member} actions={actions} open={open} setOpen={setOpen} />
    </>
  );
}
