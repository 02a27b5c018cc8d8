'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { MoreMenu } from '@/components/layout/more-menu';
import { Dialog } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { OwnPasswordForm } from './own-password-form';
import type { ProfileActions } from './profile-actions';

/** Turns the second step off, behind “…”: the own password confirms it. */
export function TurnOffMenu({ turnOff }: { turnOff: ProfileActions['turnOff'] }) {
  const t = useTranslations('profile');
  const router = useRouter();
  return (
    <MoreMenu
      acts={[
        {
          key: 'off',
          label: t('turn_off'),
          danger: true,
          dialog: ({ open, setOpen }) => (
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
          ),
        },
      ]}
    />
  );
}
