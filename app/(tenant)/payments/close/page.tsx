import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { listAddress } from '@/components/lists/list-address';
import { ListFoot } from '@/components/lists/list-foot';
import { StatusTabs } from '@/components/lists/status-tabs';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { DrawerFilters } from '@/lib/drawers/input';
import { listOpenDrawers, listSignedDrawers } from '@/lib/drawers/list-drawers';
import { DRAWER_TABS } from '@/lib/drawers/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { DrawerCard } from './drawer-card';
import { DrawerTotals } from './drawer-totals';
import { MoveDrawerDialog } from './move-drawer-dialog';
import { SignedDrawers } from './signed-drawers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('drawers'))('title') };
}

export default async function DayClosePage({ searchParams }: PageProps<'/payments/close'>) {
  const ctx = await requireTenant();
  const current = await searchParams;
  const filters = DrawerFilters.parse(current);
  const { open, signed } = await query(ctx, 'payments.close', async (q) => {
    const [openDrawers, signedPage] = await Promise.all([
      listOpenDrawers(q),
      filters.tab === 'signed' ? listSignedDrawers(q, filters) : null,
    ]);
    return { open: openDrawers, signed: signedPage };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const { timeZone } = ctx.tenant;
  const address = (changes: Record<string, string | null>) => listAddress('/payments/close', current, changes);
  const moved = open.reduce((sum, drawer) => sum + drawer.moves.length, 0);
  return (
    <ClientMessages namespaces={['drawers', 'payments']}>
      <PageHeader
        back={{ href: '/payments', label: t('nav.payments') }}
        title={t('drawers.title')}
        detail={<span className="max-sm:hidden">{t('drawers.intro')}</span>}
        action={<MoveDrawerDialog version={moved} />}
      />
      <StatusTabs
        label={t('drawers.title')}
        tabs={DRAWER_TABS.map((tab) => ({
          label: t(`drawers.tab_${tab}`),
          count: tab === 'open' ? open.length : undefined,
          href: address({ tab: tab === 'open' ? null : tab }),
          current: tab === filters.tab,
        }))}
      />
      {signed ? (
        <>
          {signed.rows.length > 0 ? (
            <SignedDrawers rows={signed.rows} locale={locale} timeZone={timeZone} />
          ) : (
            <EmptyState title={t('drawers.none_signed')} />
          )}
          <ListFoot path="/payments/close" current={current} page={signed} />
        </>
      ) : open.length > 0 ? (
        <div className="grid gap-4">
          {open.length > 1 && (
            <div className="max-sm:order-last">
              <DrawerTotals drawers={open} />
            </div>
          )}
          {open.map((drawer) => (
            <DrawerCard key={drawer.id} drawer={drawer} timeZone={timeZone} />
          ))}
        </div>
      ) : (
        <EmptyState title={t('drawers.none_open')} />
      )}
    </ClientMessages>
  );
}
