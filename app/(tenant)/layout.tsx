import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { logInAction, logOutAction } from '@/app/auth/login/actions';
import { FinderButton } from '@/components/finder/finder-button';
import { AppShell } from '@/components/layout/app-shell';
import { CompanyTheme } from '@/components/layout/company-theme';
import { CounterTextsAhead } from '@/components/layout/counter-texts-ahead';
import { TENANT_NAV } from '@/components/layout/nav-items';
import { RefusedNotice } from '@/components/layout/refused-notice';
import { SessionSync } from '@/components/layout/session-sync';
import { can } from '@/lib/auth/permissions';
import { countUnreadNotices } from '@/lib/notices/list-notices';
import { getBrand } from '@/lib/platform/get-brand';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { VisitBar } from './_visit/visit-bar';
import { NoticeBar } from './notice-bar';

export default async function TenantLayout({ children }: { children: ReactNode }) {
  const ctx = await requireTenant();
  const { tenant, member, role, visit, expiresAt } = ctx;
  const unread = await query(ctx, 'notices.view', countUnreadNotices);
  const t = await getTranslations('role');
  const session = {
    tenant: { id: tenant.id, slug: tenant.slug, name: tenant.name },
    user: { name: member.name, email: member.email, role },
    adminMode: false,
    expiresAt: expiresAt.toISOString(),
  };
  return (
    <>
      <CompanyTheme color={tenant.color} of="mark" />
      <SessionSync session={session} />
      <CounterTextsAhead />
      <RefusedNotice />
      <AppShell
        brand={await getBrand()}
        home="/dashboard"
        company={tenant.name}
        zone={tenant.timeZone}
        logo={tenant.logoId}
        nav={TENANT_NAV.filter(({ needs }) => can(role, needs))}
        user={{
          name: member.name,
          role: t(visit ? 'visitor' : role),
          email: visit ? '' : member.email,
          profile: visit ? undefined : '/profile',
          help: true,
        }}
        bar={
          <>
            {visit && <VisitBar ctx={{ ...ctx, visit }} />}
            {tenant.deleteOn && <NoticeBar ctx={ctx} day={tenant.deleteOn} />}
          </>
        }
        search={<FinderButton role={role} />}
        quick={can(role, 'rentals.create')}
        unread={unread}
        logOut={logOutAction}
        again={{ tenant: tenant.slug, logIn: logInAction }}
      >
        {children}
      </AppShell>
    </>
  );
}
