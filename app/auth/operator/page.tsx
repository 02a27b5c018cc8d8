import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { logOutAction } from '@/app/auth/login/actions';
import { ClientMessages } from '@/components/layout/client-messages';
import { LogOutButton } from '@/components/layout/log-out-button';
import { Button } from '@/components/ui/button';
import { AppError } from '@/lib/errors';
import { type AdminContext, operatorContext } from '@/lib/server/admin-context';
import { AuthPage } from '../auth-page';
import { enterAdminModeAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('auth'))('operator_title') };
}

/** For an operator who is signed in, but neither to a company nor in admin mode. */
export default async function OperatorPage() {
  const ctx = await signedInOperator();
  if (ctx.adminMode) redirect('/admin');
  const t = await getTranslations('auth');
  return (
    <AuthPage
      title={t('operator_title')}
      detail={t(ctx.systemAdmin ? 'operator_may_enter' : 'operator_may_not', { email: ctx.operator.email })}
    >
      <div className="grid gap-3">
        {ctx.systemAdmin && (
          <form action={enterAdminModeAction} className="grid">
            <Button type="submit" variant="primary">
              {t('enter_admin_mode')}
            </Button>
          </form>
        )}
        <ClientMessages namespaces={['auth']}>
          <LogOutButton logOut={logOutAction} />
        </ClientMessages>
      </div>
    </AuthPage>
  );
}

async function signedInOperator(): Promise<AdminContext> {
  try {
    return await operatorContext();
  } catch (error) {
    if (error instanceof AppError && error.code === 'session_expired') redirect('/auth/login');
    if (error instanceof AppError && error.code === 'second_factor_missing') redirect('/auth/second-factor');
    throw error;
  }
}
