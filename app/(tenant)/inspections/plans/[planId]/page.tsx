import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { findScopeNames } from '@/lib/maintenance/find-scope-names';
import { getPlan } from '@/lib/maintenance/get-plan';
import { PLAN_FIELDS } from '@/lib/maintenance/plan-fields';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { ArchivePlan } from '../archive-plan';
import { PlanForm } from '../plan-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('maintenance'))('edit_plan') };
}

export default async function PlanPage({ params }: PageProps<'/inspections/plans/[planId]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'maintenance.plan', '/inspections/plans');
  const { planId } = await params;
  const { plan, names, classes } = await orNotFound(
    query(ctx, 'maintenance.view', async (q) => {
      const found = await getPlan(q, planId);
      const [scope, all] = await Promise.all([findScopeNames(q, found), listClassNames(q)]);
      return { plan: found, names: scope, classes: all };
    }),
  );
  const t = await getTranslations('maintenance');
  const scope = names.vehicleId ?? names.classId ?? '';
  const name = `${t(plan.serviceType)}, ${scope}`;
  const vehicle = plan.vehicleId && names.vehicleId ? { id: plan.vehicleId, label: names.vehicleId } : null;
  return (
    <ClientMessages namespaces={['maintenance', 'vehicles', 'rentals', 'status']}>
      <PageHeader
        title={t('edit_plan')}
        detail={name}
        back={{ href: '/inspections/plans', label: t('plans') }}
        action={<ArchivePlan planId={plan.id} name={name} />}
      />
      <PlanForm
        planId={plan.id}
        vehicle={vehicle}
        classes={classes}
        timeZone={ctx.tenant.timeZone}
        values={{ ...editForm(PLAN_FIELDS, plan, await getLocale()), version: recordVersion(PLAN_FIELDS, plan) }}
      />
    </ClientMessages>
  );
}
