import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { canOperate } from '@/lib/auth/operator-permissions';
import { formatTime } from '@/lib/dates';
import { getHealth } from '@/lib/health/get-health';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { ErrorsCard } from './errors-card';
import { InstallationCards } from './installation-cards';
import { JobsCard } from './jobs-card';
import { KeepWatching } from './keep-watching';
import { SlowQueriesCard } from './slow-queries-card';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('system_health') };
}

export default async function HealthPage() {
  const ctx = await requireAdmin('health.view');
  const health = await getHealth(ctx);
  const t = await getTranslations();
  const time = formatTime(ctx.now, PLATFORM_ZONE);
  return (
    <ClientMessages namespaces={['health']}>
      <KeepWatching />
      <PageHeader title={t('nav.system_health')} detail={t('health.checked_at', { time })} />
      <div className="grid gap-4 lg:grid-cols-2">
        <InstallationCards health={health} />
        <JobsCard health={health} now={ctx.now} mayRetry={canOperate(ctx.operator.role, 'health.retry')} />
        <ErrorsCard health={health} />
        <SlowQueriesCard slow={health.slow} locale={await getLocale()} />
      </div>
    </ClientMessages>
  );
}
