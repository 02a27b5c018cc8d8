'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { MemberRow } from '@/lib/members/list-members';
import { LinkWindow } from './link-window';
import type { MemberActions } from './member-actions';

const MemberForm = lazyPart(() => import('./member-form').then((module) => module.MemberForm));

interface Props {
  member: MemberRow | null;
  actions: MemberActions;
  /** It is what people come to this screen for. */
  primary?: boolean;
}

/** Adds or edits a member. A blank password keeps the current one. Who was added is given their link at once. */
export function MemberDialog({ member, actions, primary }: Props) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<{ memberId: string; name: string } | null>(null);
  const variant = primary ? 'primary' : undefined;
  return (
    <>
      {!member ? (
        <Button variant={variant} onClick={() => setOpen(true)} icon={<Icon name="plus" />}>
          {t('members.add_user')}
        </Button>
      ) : primary ? (
        <Button variant={variant} onClick={() => setOpen(true)} icon={<Icon name="pencil" />}>
          {t('action.edit')}
        </Button>
      ) : (
        <Button
          variant="ghost"
          onClick={() => setOpen(true)}
          aria-label={t('members.edit_named', { name: member.name })}
          icon={<Icon name="pencil" />}
        />
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={member ? t('members.edit_user') : t('members.add_user')}
        description={member ? undefined : t('members.add_help')}
      >
        <Suspense>
          <MemberForm member={member} actions={actions} close={() => setOpen(false)} onAdded={setAdded} />
        </Suspense>
      </Dialog>
      {added && <LinkWindow {...added} invite={actions.invite} close={() => setAdded(null)} />}
    </>
  );
}
