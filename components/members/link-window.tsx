'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import type { MemberActions, PasswordLink } from './member-actions';

const MadeLink = lazyPart(() => import('./made-link').then((module) => module.MadeLink));

interface Props {
  memberId: string;
  name: string;
  invite: MemberActions['invite'];
  close: () => void;
}

/** The dialog with a new link to set a password. Its content is loaded before the link is made, which is shown only once. */
export function LinkWindow({ memberId, name, invite, close }: Props) {
  const t = useTranslations('members');
  const [purpose, setPurpose] = useState<PasswordLink['purpose'] | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('link_title', { name })}
      description={purpose ? t(`link_${purpose}`, { name }) : undefined}
    >
      <Suspense fallback={<Spinner />}>
        <MadeLink memberId={memberId} label={t('link_title', { name })} invite={invite} onMade={setPurpose} />
      </Suspense>
    </Dialog>
  );
}
