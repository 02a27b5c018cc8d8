import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { isSecureRequest } from '@/lib/auth/session-cookie';
import { requestedSlug } from '@/lib/server/context';
import { AuthPage } from './auth-page';

/** For an address that belongs to no company. */
export default async function UnknownTenant() {
  const t = await getTranslations('auth');
  return (
    <AuthPage
      title={t('unknown_tenant_title', { slug: (await requestedSlug()) ?? '' })}
      detail={t('unknown_tenant_text')}
    >
      <a href={await generalLogin()} className={buttonClass('primary', 'w-full')}>
        {t('unknown_tenant_action')}
      </a>
    </AuthPage>
  );
}

/** On the bare root domain. A plain host outside it is itself the address of all companies. */
async function generalLogin(): Promise<string> {
  const request = await headers();
  if (request.get('x-wout-host') === 'foreign') return '/auth/login';
  const port = /:\d+$/.exec(request.get('host') ?? '')?.[0] ?? '';
  return `${(await isSecureRequest()) ? 'https' : 'http'}://${process.env.ROOT_DOMAIN || 'localhost'}${port}/auth/login`;
}
