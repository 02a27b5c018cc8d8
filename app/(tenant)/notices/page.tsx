import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { hasDailyMail } from '@/lib/notices/has-daily-mail';
import { NoticeFilters } from '@/lib/notices/input';
import { countUnreadNotices, listNotices } from '@/lib/notices/list-notices';
import { NOTICE_GROUP_NAMES } from '@/lib/notices/values';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { DailyMailSwitch } from './daily-mail-switch';
import { NoticeList } from './notice-list';
import { ReadAllButton } from './read-all-button';

const EMPTY = {
  all: 'notices.none',
  unread: 'notices.none_unread',
  returns: 'notices.none_returns',
  at_risk: 'notices.none_at_risk',
  nobody_came: 'notices.none_nobody_came',
  documents: 'notices.none_documents',
  maintenance: 'notices.none_maintenance',
  mail: 'notices.none_mail',
  support: 'notices.none_support',
  ledger: 'notices.none_ledger',
} as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('notices'))('title') };
}

export default async function NoticesPage({ searchParams }: PageProps<'/notices'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = NoticeFilters.parse(search);
  const { page, unread, dailyMail } = await query(ctx, 'notices.view', async (q) => {
    const [notices, count, mail] = await Promise.all([listNotices(q, filters), countUnreadNotices(q), hasDailyMail(q)]);
    return { page: notices, unread: count, dailyMail: mail };
  });
  const t = await getTranslations();
  const empty = EMPTY[filters.show ?? 'all'];
  return (
    <ClientMessages namespaces={['notices']}>
      <ListScreen
        path="/notices"
        title={t('notices.title')}
        current={search}
        actions={unread > 0 && <ReadAllButton />}
        tabs={{
          label: t('notices.title'),
          values: [
            { label: t('notices.all'), name: 'show', value: null, current: filters.show === null },
            {
              label: t('notices.unread'),
              name: 'show',
              value: 'unread',
              count: unread,
              current: filters.show === 'unread',
            },
            ...NOTICE_GROUP_NAMES.map((group) => ({
              label: t(`notices.group_${group}`),
              name: 'show',
              value: group,
              current: filters.show === group,
            })),
          ],
        }}
        page={page}
        body={<NoticeList notices={page.rows} timeZone={ctx.tenant.timeZone} now={ctx.now} />}
        below={
          <div className="mt-4 text-muted">
            <DailyMailSwitch on={dailyMail} email={ctx.member.email} />
          </div>
        }
        empty={{ untouched: true, text: t(empty) }}
      />
    </ClientMessages>
  );
}
