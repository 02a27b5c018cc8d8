import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { RatePreview } from '@/components/rates/rate-preview';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { listShortTurnarounds } from '@/lib/allocations/list-short-turnarounds';
import { can } from '@/lib/auth/permissions';
import { instantToLocal, localDay } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { listRateRules } from '@/lib/rates/list-rate-rules';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { listVehicleClasses, orderVersion } from '@/lib/vehicles/list-vehicle-classes';
import { searchVehiclesAction } from '../../vehicles/actions';
import { previewRateAction } from '../actions';
import { ClassesCard } from '../classes-card';
import { RulesTable } from '../rules-table';
import { TurnaroundCard } from '../turnaround-card';

const PREVIEW_DAYS = 7;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rates'))('title') };
}

export default async function RatesPage() {
  const ctx = await requireTenant();
  const [rules, classes, turnaround] = await query(ctx, 'rates.view', (q) =>
    Promise.all([listRateRules(q), listVehicleClasses(q), listShortTurnarounds(q)]),
  );
  const t = await getTranslations();
  const { timeZone } = ctx.tenant;
  const from = instantToLocal(ctx.now, timeZone).slice(0, 13);
  const to = instantToLocal(new Date(ctx.now.getTime() + PREVIEW_DAYS * DAY_MS), timeZone).slice(0, 13);
  const add = can(ctx.role, 'rates.manage') && (
    <LinkButton href="/rates/new" variant="primary" icon={<Icon name="plus" />}>
      {t('rates.add')}
    </LinkButton>
  );
  return (
    <ClientMessages namespaces={['rates', 'pricing', 'customers', 'vehicles', 'rentals']}>
      <PageHeader
        title={t('rates.title')}
        detail={<span className="block max-w-prose">{t('rates.intro')}</span>}
        back={{ href: '/vehicles', label: t('vehicles.list_title') }}
        action={add}
      />
      {rules.length === 0 ? (
        <EmptyState title={t('rates.empty')} action={add || undefined} />
      ) : (
        <>
          <RulesTable rules={rules} today={localDay(ctx.now, timeZone)} locale={await getLocale()} />
          <p className="mt-2 max-w-prose text-sm text-muted">{t('rates.precedence')}</p>
        </>
      )}
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('rates.preview')}>
          <RatePreview
            vehicle={null}
            classes={classes}
            pickupAt={`${from}:00`}
            dueAt={`${to}:00`}
            preview={previewRateAction}
            searchVehicles={searchVehiclesAction}
            timeZone={timeZone}
          />
        </Card>
        <div className="grid gap-4">
          <ClassesCard
            classes={classes}
            orderVersion={orderVersion(classes)}
            editable={can(ctx.role, 'vehicles.edit')}
          />
          <TurnaroundCard
            {...turnaround}
            editable={can(ctx.role, 'settings.manage')}
            now={ctx.now}
            timeZone={timeZone}
          />
        </div>
      </div>
    </ClientMessages>
  );
}
