import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/layout/auth-frame';
import { buttonClass } from '@/components/ui/button';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { requestedSlug } from '@/lib/server/context';

/** An address that no company has. */
export default async function UnknownTenant() {
  const t = await getTranslations('auth');
  const port = /:\d+$/.exec((await headers()).get('host') ?? '')?.[0] ?? '';
  const general = `${(await isSecureRequest()) ? 'https' : 'http'}://${process.env.ROOT_DOMAIN ?? 'localhost'}${port}/auth/login`;
  return (
    <AuthFrame
      title={t('unknown_tenant_title', { slug: (await requestedSlug()) ?? '' })}
      detail={t('unknown_tenant_text')}
    >
      <a href={general} className={buttonClass('primary', 'w-full')}>
        {t('unknown_tenant_action')}
      </a>
    </AuthFrame>
  );
}
