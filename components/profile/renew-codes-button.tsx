'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RecoveryCodes } from '@/components/members/recovery-codes';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { OwnPasswordForm } from './own-password-form';
import type { ProfileActions } from './profile-actions';

/** `next` is the profile's address, which is loaded again once the new codes are kept. */
export function RenewCodesButton({ renew, next }: { renew: ProfileActions['renewCodes']; next: string }) {
  const t = useTranslations('profile');
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('renew_codes')}</Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          // The card behind counts the codes that are left.
          if (!next && codes) window.location.reload();
        }}
        title={t('renew_codes')}
        description={codes ? undefined : t('renew_help')}
      >
        {codes ? (
          <RecoveryCodes codes={codes} next={next} />
        ) : (
          <OwnPasswordForm
            id="recovery-codes"
            save={t('renew_codes')}
            action={renew}
            onDone={(answer) => setCodes(answer.codes)}
          />
        )}
      </Dialog>
    </>
  );
}
