'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { MemberRow } from '@/lib/members/list-members';

const MemberForm = lazyPart(() => import('./member-form').then((module) => module.MemberForm));

/** Adds or edits a member. A blank password keeps the current one. */
export function MemberDialog({ member }: { member: MemberRow | null }) {
  const t = useTranslations('members');
  const [open, setOpen] = useState(false);
  return (
    <>
      {member ? (
        <Button
          variant="ghost"
          onClick={() => setOpen(true)}
          aria-label={t('edit_named', { name: member.name })}
          icon={<Icon name="pencil" />}
        />
      ) : (
        <Button onClick={() => setOpen(true)} icon={<Icon name="plus" />}>
          {t('add_user')}
        </Button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title={member ? t('edit_user') : t('add_user')}>
        <Suspense>
          <MemberForm member={member} close={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}
