'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

/** Signs out, and loads the login. For pages without a user menu. */
export function LogOutButton({ logOut }: { logOut: () => Promise<string> }) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  return (
    <Button
      pending={pending}
      onClick={() =>
        start(async () => {
          const address = await logOut().catch(() => null);
          if (address) router.push(address);
          else toast.error(t('errors.network_error'));
        })
      }
    >
      {t('auth.logout')}
    </Button>
  );
}
