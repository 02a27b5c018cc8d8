import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { MemberStatus } from '@/components/members/member-status';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/money';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { requireAdmin } from '@/lib/server/admin-context';
import { orNotFound } from '@/lib/server/or-not-found';
import { recordTitle } from '@/lib/server/record-title';
import { getUser } from '@/lib/users/get-user';
import { UserActions } from './user-actions';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (tenantId: string, memberId: string) =>
  getUser(await requireAdmin('users.manage'), { tenantId, memberId }),
);

export async function generateMetadata({ params }: PageProps<'/admin/users/[tenantId]/[memberId]'>): Promise<Metadata> {
  const { tenantId, memberId } = await params;
  return recordTitle(
    read(tenantId, memberId).then(({ name }) => name),
    'nav.users',
  );
}

export default async function UserPage({ params }: PageProps<'/admin/users/[tenantId]/[memberId]'>) {
  await requireAdmin('users.manage');
  const { tenantId, memberId } = await params;
  const user = await orNotFound(read(tenantId, memberId));
  const t = await getTranslations();
  const locale = await getLocale();
  return (
    <ClientMessages namespaces={['members', 'confirm']}>
      <PageHeader
        back={{ href: '/admin/users', label: t('nav.users') }}
        title={user.name}
        detail={<MemberStatus member={user} locked={user.locked} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t('members.account')}>
          <DescriptionList
            facts={[
              {
                label: t('admin.tenant'),
                value: (
                  <Link
                    href={`/admin/tenants/${tenantId}`}
                    className="text-accent underline underline-offset-2 hover:no-underline"
                  >
                    {user.suspended ? t('users.of_suspended', { company: user.company }) : user.company}
                  </Link>
                ),
              },
              { label: t('auth.email'), value: user.email },
              { label: t('members.role'), value: t(`role.${user.role}`) },
              {
                label: t('members.last_login'),
                value: user.lastLoginAt
                  ? formatDateTime(user.lastLoginAt, locale, PLATFORM_ZONE)
                  : t('members.never_signed_in'),
              },
              { label: t('members.sessions'), value: formatNumber(user.sessions, locale) },
            ]}
          />
        </Card>
        <UserActions user={user} />
      </div>
    </ClientMessages>
  );
}
