import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { formatDate } from '@/lib/dates';
import type { CountedLine } from '@/lib/drawers/counted-lines';
import { drawerVersion } from '@/lib/drawers/drawer-version';
import { getDrawer } from '@/lib/drawers/get-drawer';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { DrawerTable } from '../drawer-table';
import { CountFacts } from './count-facts';
import { CountForm } from './count-form';
import { DrawerEntries } from './drawer-entries';
import { SignDrawer } from './sign-drawer';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (drawerId: string) =>
  query(await requireTenant(), 'payments.close', (q) => getDrawer(q, drawerId)),
);

export async function generateMetadata({ params }: PageProps<'/payments/close/[drawerId]'>): Promise<Metadata> {
  const { drawerId } = await params;
  return recordTitle(
    read(drawerId).then(({ number }) => number),
    'drawers.title',
  );
}

export default async function DrawerPage({ params, searchParams }: PageProps<'/payments/close/[drawerId]'>) {
  const ctx = await requireTenant();
  const { drawerId } = await params;
  const again = (await searchParams).again !== undefined;
  const drawer = await orNotFound(read(drawerId));
  const [t, locale] = await Promise.all([getTranslations('drawers'), getLocale()]);
  const { timeZone } = ctx.tenant;
  const day = formatDate(drawer.businessDay, locale, timeZone);
  const count = drawer.counts.at(-1);
  const signed = drawer.signedAt !== null;
  const counting = !signed && (!count || again);
  const maySign = can(ctx.role, 'payments.sign_off');
  return (
    <ClientMessages namespaces={['drawers', 'payments']}>
      <PageHeader
        back={{ href: '/payments/close', label: t('title') }}
        title={t('of_day', { clerk: drawer.clerk, day })}
        detail={drawer.number}
        action={
          signed ? (
            <a
              href={`/api/drawers/${drawer.id}/close`}
              target="_blank"
              rel="noopener"
              className={buttonClass('primary')}
            >
              <Icon name="file-text" />
              {t('paper')}
            </a>
          ) : (
            count &&
            !counting &&
            maySign && (
              <SignDrawer
                drawerId={drawer.id}
                countId={count.id}
                clerk={drawer.clerk}
                day={day}
                // Safe because `count-drawer.ts` stores the lines of `counted-lines.ts`.
                lines={count.lines as unknown as CountedLine[]}
              />
            )
          )
        }
      />
      <div className="grid gap-4">
        {!signed && count && !counting && (
          <Alert tone="info">{t(maySign ? 'wait_for_me' : 'wait_for_manager', { by: count.by })}</Alert>
        )}
        <Card title={t(count && !counting ? 'counted_title' : 'expected_title')} flush>
          <DrawerTable
            caption={t(count && !counting ? 'counted_title' : 'expected_title')}
            lines={count && !counting ? count.lines : drawer.lines}
          />
        </Card>
        {counting ? (
          <CountForm
            drawerId={drawer.id}
            seen={drawerVersion(drawer)}
            counts={drawer.counts.length}
            lines={drawer.lines}
          />
        ) : (
          count && <CountFacts drawer={drawer} count={count} timeZone={timeZone} />
        )}
        <DrawerEntries drawer={drawer} locale={locale} timeZone={timeZone} />
      </div>
    </ClientMessages>
  );
}
