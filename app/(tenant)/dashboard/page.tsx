import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { MemberDialog } from '@/components/members/member-dialog';
import { MembersTable } from '@/components/members/members-table';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { getDashboard } from '@/lib/dashboard/get-dashboard';
import { getDashboardVersion } from '@/lib/dashboard/get-dashboard-version';
import { formatDate, startOfLocalDay } from '@/lib/dates';
import { listMembers } from '@/lib/members/list-members';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { listMovements } from '@/lib/today/list-movements';
import { tallyMovements } from '@/lib/today/tally-movements';
import { giveStandInAction, proposeStandInAction } from '../reservations/actions';
import { MEMBER_ACTIONS } from '../staff/member-actions';
import { countsText } from '../today/counts-text';
import { DayList } from '../today/day-list';
import { ActiveRentals } from './active-rentals';
import { AtRisk } from './at-risk';
import { ExpiringDocuments } from './expiring-documents';
import { FleetStatus } from './fleet-status';
import { InMaintenance } from './in-maintenance';
import { KeepFresh } from './keep-fresh';
import { RecentPayments } from './recent-payments';
import { RevenueChart } from './revenue-chart';
import { StatCards } from './stat-cards';

/** Of what is late today, and of what is to come. The others are one press away. */
const SHOWN = 5;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('dashboard') };
}

export default async function DashboardPage() {
  const ctx = await requireTenant();
  const manages = can(ctx.role, 'members.manage');
  const [version, data, today, members] = await query(ctx, 'dashboard.view', (q) =>
    // The version first: what is written meanwhile makes the next question find another one.
    Promise.all([getDashboardVersion(q), getDashboard(q), listMovements(q, 'today'), manages ? listMembers(q) : null]),
  );
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const clock = { now: ctx.now, timeZone };
  return (
    <>
      <KeepFresh version={version} />
      <PageHeader title={t('nav.dashboard')} detail={formatDate(ctx.now, locale, timeZone, 'long')} />
      <div className="grid gap-4">
        <DayList
          {...today}
          {...clock}
          title={
            <span className="flex flex-wrap items-baseline gap-x-3">
              {t('today.today')}
              <span className="text-base font-normal text-muted">
                {countsText(t, tallyMovements(today, startOfLocalDay(ctx.now, timeZone)))}
              </span>
            </span>
          }
          action={
            <Link
              href="/today"
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-2 hover:no-underline"
            >
              {t('dashboard.see_all')}
            </Link>
          }
          most={SHOWN}
          company={ctx.tenant.name}
          role={ctx.role}
          htgRate={ctx.tenant.htgRate}
        />
        <StatCards counts={data.counts} />
        <AtRisk
          reservations={data.atRisk}
          {...clock}
          actions={
            can(ctx.role, 'reservations.edit') ? { propose: proposeStandInAction, update: giveStandInAction } : null
          }
        />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div className="grid gap-4">
            <RevenueChart revenue={data.revenue} more={can(ctx.role, 'reports.view')} />
            <ActiveRentals rentals={data.rentalsOut} {...clock} />
            <RecentPayments payments={data.recentPayments} {...clock} />
          </div>
          <div className="grid gap-4">
            <FleetStatus fleet={data.counts.fleet} utilization={data.utilization} period={data.period} />
            <InMaintenance tickets={data.tickets} {...clock} />
            <ExpiringDocuments documents={data.expiring.documents} total={data.expiring.total} timeZone={timeZone} />
          </div>
        </div>
        {members && (
          <ClientMessages namespaces={['members', 'role', 'auth']}>
            <Card
              title={t('dashboard.user_management')}
              action={<MemberDialog member={null} actions={MEMBER_ACTIONS} />}
              flush
            >
              <MembersTable members={members} ownId={ctx.member.id} timeZone={timeZone} actions={MEMBER_ACTIONS} />
            </Card>
          </ClientMessages>
        )}
      </div>
    </>
  );
}
