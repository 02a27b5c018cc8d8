'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import type { MemberRow } from '@/lib/members/list-members';
import { LinkWindow } from './link-window';
import type { MemberActions } from './member-actions';

const load = () => import('./member-form');
/** Fetches the form as soon as somebody reaches for the button. */
export const prepareMemberForm = () => void load().catch(() => undefined);
const MemberForm = lazyPart(() => load().then((module) => module.MemberForm));

interface Props {
  member: MemberRow | null;
  actions: MemberActions;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The dialog that adds or edits a member. It opens with its form, so nothing jumps. Who was added is given their link at once. */
export function MemberWindow({ member, actions, open, setOpen }: Props) {
  const t = useTranslations('members');
  const [added, setAdded] = useState<{ memberId: string; name: string } | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={member ? t('edit_user') : t('add_user')}
        description={member ? undefined : t('add_help')}
      >
        <MemberForm member={member} actions={actions} close={() => setOpen(false)} onAdded={setAdded} />
      </Dialog>
      {added && <LinkWindow {...added} invite={actions.invite} close={() => setAdded(null)} />}
    </>
  );
}
