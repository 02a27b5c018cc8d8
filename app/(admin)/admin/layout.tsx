import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { logInAction, logOutAction } from '@/app/auth/login/actions';
import { AppShell } from '@/components/layout/app-shell';
import { ADMIN_NAV } from '@/components/layout/nav-items';
import { SessionSync } from '@/components/layout/session-sync';
import { canOperate } from '@/lib/auth/operator-permissions';
import { getBrand } from '@/lib/platform/get-brand';
import { requireAdmin } from '@/lib/server/admin-context';

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { operator, adminMode, expiresAt } = await requireAdmin('tenants.view');
  const t = await getTranslations();
  const session = {
    tenant: null,
    user: { name: operator.name, email: operator.email, role: operator.role },
    adminMode,
    expiresAt: expiresAt.toISOString(),
  };
  return (
    <>
      <SessionSync session={session} />
      <AppShell
        brand={await getBrand()}
        home="/admin"
        company={t('auth.admin_mode')}
        nav={ADMIN_NAV.filter(({ needs }) => canOperate(operator.role, needs))}
        user={{
          name: operator.name,
          // Admin mode has one name for all of them.
          role: t(adminMode ? 'role.admin' : `role.${operator.role}`),
          email: operator.email,
          profile: '/admin/profile',
        }}
        quick={false}
        unread={null}
        logOut={logOutAction}
        again={{ tenant: null, logIn: logInAction }}
      >
        {children}
      </AppShell>
    </>
  );
}
