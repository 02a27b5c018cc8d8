import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ListFoot } from '@/components/lists/list-foot';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { countSuspectedDuplicates, listSuspectedDuplicates } from '@/lib/customers/list-suspected-duplicates';
import { PageInput } from '@/lib/lists/page-input';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { SuspectedPair } from './suspected-pair';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('duplicates_title') };
}

export default async function DuplicatesPage({ searchParams }: PageProps<'/customers/duplicates'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'customers.merge', '/customers');
  const current = await searchParams;
  const paging = PageInput.parse(current);
  const [page, total] = await query(ctx, 'customers.merge', (q) =>
    Promise.all([listSuspectedDuplicates(q, paging), countSuspectedDuplicates(q)]),
  );
  const t = await getTranslations();
  return (
    <>
      <PageHeader
        title={t('customers.duplicates_title')}
        detail={t('common.count_results', { count: total })}
        back={{ href: '/customers', label: t('customers.list_title') }}
      />
      {page.rows.length === 0 && (
        <EmptyState
          title={t('customers.no_duplicates')}
          action={
            <LinkButton href="/customers" list={{ title: t('customers.list_title') }}>
              {t('customers.list_title')}
            </LinkButton>
          }
        />
      )}
      <ul className="grid gap-3">
        {page.rows.flatMap((row) =>
          row.likes.map((first) => (
            <SuspectedPair key={`${row.id}-${first.id}`} first={first} second={row} same={first.same} />
          )),
        )}
      </ul>
      <ListFoot path="/customers/duplicates" current={current} page={page} />
    </>
  );
}
