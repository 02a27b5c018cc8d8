import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

type Send = () => Promise<ActionResult<{ to: string }>>;

/** Mails the customer what the screen shows, and says to which address, or why not. */
export function useMailing(): (send: Send, said?: (to: string) => string) => Promise<void> {
  const t = useTranslations();
  const router = useRouter();
  return async (send, said = (to) => t('success.mailed', { to })) => {
    const result = await send().catch(() => null);
    if (!result) toast.error(t('errors.network_error'));
    else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
    else {
      toast.success(said(result.data.to));
      router.refresh();
    }
  };
}
