import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { NoticeFilters } from '@/lib/notices/input';
import { countUnreadNotices, listNotices } from '@/lib/notices/list-notices';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { NoticeRow } from './notice-row';
import { ReadAllButton } from './read-all-button';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('title') };
}

export default async function NoticesPage({ searchParams }: PageProps<'/notices'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = NoticeFilters.parse(search);
  const { page, unread } = await query(ctx, 'notices.view', async (q) => {
    const [notices, count] = await Promise.all([listNotices(q, filters), countUnreadNotices(q)]);
    return { page: notices, unread: count };
  });
  const t = await getTranslations('notices');
  return (
    <ClientMessages namespaces={['notices']}>
      <ListScreen
        path="/notices"
        title={t('title')}
        current={search}
        actions={unread > 0 && <ReadAllButton />}
        tabs={{
          label: t('title'),
          values: [
            { label: t('all'), name: 'unread', value: null, current: !filters.unread },
            { label: t('unread'), name: 'unread', value: '1', count: unread, current: filters.unread },
          ],
        }}
        page={page}
        body={
          <ul className="overflow-hidden rounded-card border border-hairline bg-raised">
            {page.rows.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} timeZone={ctx.tenant.timeZone} now={ctx.now} />
            ))}
          </ul>
        }
        empty={{ untouched: true, text: t(filters.unread ? 'none_unread' : 'none') }}
      />
    </ClientMessages>
  );
}
