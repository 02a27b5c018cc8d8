import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { localDay } from '@/lib/dates';
import { PLAN_FIELDS } from '@/lib/maintenance/plan-fields';
import { blankForm } from '@/lib/records/blank-form';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { PlanForm } from '../plan-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('maintenance'))('add_plan') };
}

export default async function NewPlanPage({ searchParams }: PageProps<'/inspections/plans/new'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'maintenance.plan', '/inspections/plans');
  const asked = await searchParams;
  const { timeZone } = ctx.tenant;
  const [vehicle, classes] = await query(ctx, 'maintenance.view', (q) =>
    Promise.all([findVehicleChoice(q, String(asked.vehicle ?? '')), listClassNames(q)]),
  );
  const t = await getTranslations('maintenance');
  return (
    <ClientMessages namespaces={['maintenance', 'vehicles', 'rentals', 'status']}>
      <PageHeader title={t('add_plan')} back={{ href: '/inspections/plans', label: t('plans') }} />
      <PlanForm
        planId={null}
        vehicle={vehicle && { id: vehicle.id, label: vehicle.label }}
        classes={classes}
        timeZone={timeZone}
        values={{
          ...blankForm(PLAN_FIELDS),
          vehicleId: vehicle?.id ?? '',
          startsOn: localDay(ctx.now, timeZone),
          version: '',
        }}
      />
    </ClientMessages>
  );
}
