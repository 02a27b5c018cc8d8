import { useLocale, useTranslations } from 'next-intl';
import { MemberStatus } from '@/components/members/member-status';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { formatDateTime } from '@/lib/dates';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import type { TenantRecord } from '@/lib/tenants/get-tenant';

interface Props {
  tenantId: string;
  members: TenantRecord['members'];
  /** Whether the names lead to what an operator can do to a user. */
  linked: boolean;
}

/** A company's members. */
export function MembersCard({ tenantId, members, linked }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Card title={t('admin.members')} flush>
      <DataTable
        caption={t('admin.members')}
        rows={members}
        rowKey={({ id }) => id}
        href={linked ? ({ id }) => `/admin/users/${tenantId}/${id}` : undefined}
        columns={[
          {
            key: 'name',
            header: t('common.name'),
            cell: ({ name, email }) => ({ text: name, strong: true, below: email }),
            card: 'title',
          },
          {
            key: 'role',
            header: t('members.role'),
            cell: ({ role }) => t(`role.${role}`),
            card: 'fact',
            labelled: true,
          },
          {
            key: 'status',
            header: t('common.status'),
            cell: (member) => <MemberStatus listed member={member} locked={false} />,
            card: 'state',
          },
          {
            key: 'last',
            header: t('members.last_login'),
            cell: ({ lastLoginAt }) =>
              lastLoginAt ? formatDateTime(lastLoginAt, locale, PLATFORM_ZONE) : t('members.never_signed_in'),
            card: 'fact',
            labelled: true,
          },
        ]}
      />
    </Card>
  );
}
