import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { ListScreen } from '@/components/lists/list-screen';
import { requireAdmin } from '@/lib/server/admin-context';
import { USER_STATES, UserFilters } from '@/lib/users/input';
import { listUsers } from '@/lib/users/list-users';
import { userListColumns } from './user-list-columns';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('users') };
}

export default async function UsersPage({ searchParams }: PageProps<'/admin/users'>) {
  const ctx = await requireAdmin('users.manage');
  const search = await searchParams;
  const filters = UserFilters.parse(search);
  const { counts, ...page } = await listUsers(ctx, filters);
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={[]}>
      <ListScreen
        path="/admin/users"
        title={t('nav.users')}
        current={search}
        total={{ count: counts[filters.state ?? 'all'], more: false }}
        tabs={{
          label: t('common.status'),
          values: [null, ...USER_STATES].map((state) => ({
            label: t(`users.${state ?? 'all'}_users`),
            name: 'state',
            value: state,
            count: counts[state ?? 'all'],
            current: state === filters.state,
          })),
        }}
        search={{ text: filters.q, placeholder: t('users.search') }}
        columns={userListColumns(t, await getLocale())}
        href={({ tenantId, id }) => `/admin/users/${tenantId}/${id}`}
        page={page}
        empty={{ untouched: false, text: t('users.none_match'), noneMatch: t('users.none_match') }}
      />
    </ClientMessages>
  );
}
