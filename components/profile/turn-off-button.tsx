'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { OwnPasswordForm } from './own-password-form';
import type { ProfileActions } from './profile-actions';

export function TurnOffButton({ turnOff }: { turnOff: ProfileActions['turnOff'] }) {
  const t = useTranslations('profile');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="text-danger!" onClick={() => setOpen(true)}>
        {t('turn_off')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('turn_off')} description={t('turn_off_help')}>
        <OwnPasswordForm
          id="second-factor-off"
          save={t('turn_off')}
          action={turnOff}
          onDone={() => {
            setOpen(false);
            toast(t('turned_off'));
            router.refresh();
          }}
        />
      </Dialog>
    </>
  );
}
