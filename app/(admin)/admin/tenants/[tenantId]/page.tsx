import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { ArchiveCard } from '@/components/leaving/archive-card';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { PageHeader } from '@/components/ui/page-header';
import { ReachLink } from '@/components/ui/reach-link';
import { StatusBadge } from '@/components/ui/status-badge';
import { activityTexts } from '@/lib/activity/activity-texts';
import { ActivityFilters } from '@/lib/activity/input';
import { listActivity } from '@/lib/activity/list-activity';
import { canOperate } from '@/lib/auth/operator-permissions';
import { listCompanyInvoices } from '@/lib/billing/list-company-invoices';
import { formatDate, formatDateTime, formatMoment, localDay, shiftDay } from '@/lib/dates';
import { NOTICE_DAYS } from '@/lib/deletion/values';
import { formatPhone } from '@/lib/format-phone';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { orNotFound } from '@/lib/server/or-not-found';
import { recordTitle } from '@/lib/server/record-title';
import { getTenant } from '@/lib/tenants/get-tenant';
import { listPlans } from '@/lib/tenants/list-plans';
import { planName, planOption } from '@/lib/tenants/plan-text';
import { EnterCompany } from '../enter-company';
import { ActivityCard } from './activity-card';
import { DeletionCard } from './deletion-card';
import { EditTenant } from './edit-tenant';
import { InvoicesCard } from './invoices-card';
import { MembersCard } from './members-card';
import { NotesCard } from './notes-card';
import { TenantMenu } from './tenant-menu';
import { UnsuspendTenant } from './unsuspend-tenant';
import { UsageCard } from './usage-card';

const SHOWN_ACTS = 6;

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (tenantId: string) => getTenant(await requireAdmin('tenants.view'), tenantId));

export async function generateMetadata({ params }: PageProps<'/admin/tenants/[tenantId]'>): Promise<Metadata> {
  const { tenantId } = await params;
  return recordTitle(
    read(tenantId).then(({ tenant }) => tenant.name),
    'admin.tenant',
  );
}

export default async function TenantPage({ params }: PageProps<'/admin/tenants/[tenantId]'>) {
  const ctx = await requireAdmin('tenants.view');
  const { tenantId } = await params;
  const { tenant, used, members, lastActivity, notes } = await orNotFound(read(tenantId));
  const may = (permission: Parameters<typeof canOperate>[1]) => canOperate(ctx.operator.role, permission);
  const all = may('tenants.edit') ? await listPlans(ctx) : [];
  const plans = all.filter(({ code, retiredAt }) => !retiredAt || code === tenant.plan);
  const filters = { ...ActivityFilters.parse({}), tenantId, size: SHOWN_ACTS };
  const { page: activity, names } = await listActivity(ctx, filters);
  const invoices = may('billing.manage') ? await listCompanyInvoices(ctx, tenantId) : null;
  const t = await getTranslations();
  const locale = await getLocale();
  const reader = { t, locale, timeZone: PLATFORM_ZONE, names };
  const moment = (at: Date | null) => (at ? formatDateTime(at, locale, PLATFORM_ZONE) : '');
  const day = (text: string) => formatDate(text, locale, 'UTC', 'long');
  const suspended = tenant.status === 'suspended';
  const over = ({ vehicleLimit, memberLimit }: (typeof plans)[number]) =>
    used.vehicles > (vehicleLimit ?? Number.POSITIVE_INFINITY) ||
    used.members > (memberLimit ?? Number.POSITIVE_INFINITY);
  return (
    <ClientMessages namespaces={['admin', 'confirm', 'tenants', 'members', 'visits', 'leaving']}>
      <PageHeader
        back={{ href: '/admin/tenants', label: t('admin.tenants_title') }}
        title={tenant.name}
        detail={<StatusBadge status={`tenant_${tenant.status}`} />}
        action={
          <>
            {may('tenants.visit') && tenant.status === 'active' && (
              <EnterCompany tenantId={tenantId} name={tenant.name} />
            )}
            {may('tenants.edit') && (
              <EditTenant
                tenantId={tenantId}
                values={{ name: tenant.name, plan: tenant.plan, version: tenant.version }}
                plans={plans.map((plan) => ({
                  ...planOption(t, locale, plan),
                  over: over(plan) ? t('tenants.over_plan') : null,
                }))}
              />
            )}
            {may('tenants.suspend') && suspended && <UnsuspendTenant tenantId={tenantId} name={tenant.name} />}
            <TenantMenu
              tenantId={tenantId}
              name={tenant.name}
              maySuspend={may('tenants.suspend') && (!suspended || tenant.suspendedUnpaid)}
              unpaid={tenant.suspendedUnpaid}
              notice={
                may('tenants.delete') && tenant.deleteOn === null
                  ? {
                      due: day(shiftDay(localDay(ctx.now, PLATFORM_ZONE), NOTICE_DAYS)),
                      unpaid: invoices?.some(({ state }) => state !== 'paid') ?? false,
                    }
                  : null
              }
            />
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {may('tenants.delete') && tenant.deleteOn !== null && (
            <DeletionCard
              tenantId={tenantId}
              name={tenant.name}
              day={day(tenant.deleteOn)}
              reason={tenant.deleteReason ?? ''}
            />
          )}
          <Card title={t('tenants.facts')}>
            <DescriptionList
              facts={[
                { label: t('admin.subdomain'), value: tenant.slug },
                { label: t('admin.plan'), value: planName(t, tenant.plan) },
                { label: t('tenants.legal_name'), value: tenant.legalName },
                {
                  label: t('customers.phone'),
                  value: tenant.phone && (
                    <ReachLink href={`tel:${tenant.phone}`}>{formatPhone(tenant.phone)}</ReachLink>
                  ),
                },
                {
                  label: t('customers.email'),
                  value: tenant.email && <ReachLink href={`mailto:${tenant.email}`}>{tenant.email}</ReachLink>,
                },
                { label: t('tenants.language'), value: tenant.language && t(`app.language_${tenant.language}`) },
                { label: t('tenants.time_zone'), value: tenant.timeZone?.replaceAll('_', ' ') },
                { label: t('admin.created'), value: formatDate(tenant.createdAt, locale, PLATFORM_ZONE) },
                { label: t('tenants.last_activity'), value: moment(lastActivity) },
                ...(suspended
                  ? [
                      { label: t('tenants.suspended_since'), value: moment(tenant.suspendedAt) },
                      { label: t('common.reason'), value: tenant.suspendedReason },
                    ]
                  : []),
              ]}
            />
          </Card>
          <UsageCard tenant={tenant} used={used} />
          {may('tenants.archive') && (
            <ArchiveCard
              path={`/api/admin/tenants/${tenantId}/archive`}
              title={t('leaving.archive_tenant', { name: tenant.name })}
            />
          )}
          {invoices && <InvoicesCard company={tenant.name} invoices={invoices} />}
        </div>
        <div className="grid gap-4">
          <NotesCard tenantId={tenantId} notes={notes} mayAdd={may('tenants.edit')} />
          <ActivityCard
            slug={tenant.slug}
            entries={activity.rows.map((entry) => ({
              ...activityTexts(entry, reader),
              id: entry.id,
              when: formatMoment(entry.at, locale, PLATFORM_ZONE, ctx.now),
            }))}
          />
        </div>
      </div>
      <div className="mt-4">
        <MembersCard tenantId={tenantId} members={members} linked={may('users.manage')} />
      </div>
    </ClientMessages>
  );
}
