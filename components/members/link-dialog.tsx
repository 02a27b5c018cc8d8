'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkWindow } from './link-window';
import type { MemberActions } from './member-actions';

interface Props {
  memberId: string;
  name: string;
  /** They have no password yet: the link is an invitation. */
  invited: boolean;
  invite: MemberActions['invite'];
  /** The button has its words beside the icon. */
  worded?: boolean;
}

/** Creates a link to set a password and shows it once, because many members do not read email. */
export function LinkDialog({ invited, worded, ...member }: Props) {
  const t = useTranslations('members');
  const [open, setOpen] = useState(false);
  const label = t(invited ? 'invite_again' : 'make_link');
  return (
    <>
      <Button
        variant={worded ? 'secondary' : 'ghost'}
        onClick={() => setOpen(true)}
        aria-label={worded ? undefined : `${label}: ${member.name}`}
        title={worded ? undefined : label}
        icon={<Icon name="link-2" />}
      >
        {worded && label}
      </Button>
      {open && <LinkWindow {...member} close={() => setOpen(false)} />}
    </>
  );
}
