import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

type Send = () => Promise<ActionResult<{ to: string; mailed: boolean }>>;

/** Mails the customer what the screen shows, and says to which address, or why not. Without a mail server nothing leaves. */
export function useMailing(): (send: Send, said?: (to: string) => string) => Promise<void> {
  const t = useTranslations();
  const router = useRouter();
  return async (send, said = (to) => t('success.mailed', { to })) => {
    const result = await send().catch(() => null);
    if (!result) toast.error(t('errors.network_error'));
    else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
    else {
      const { to, mailed } = result.data;
      if (mailed) toast.success(said(to));
      else toast.error(t('success.not_mailed', { to }));
      router.refresh();
    }
  };
}
