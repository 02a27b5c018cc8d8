import type { ListColumn } from '@/components/lists/list-screen';
import { MemberStatus } from '@/components/members/member-status';
import { formatDateTime } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import type { UserRow } from '@/lib/users/list-users';

/** The members of all companies. The name leads to what an operator can do. */
export function userListColumns(t: Translate, locale: Locale): [ListColumn<UserRow>, ...ListColumn<UserRow>[]] {
  return [
    {
      key: 'name',
      header: t('common.name'),
      cell: ({ name, email }) => ({ text: name, strong: true, below: email }),
      card: 'title',
    },
    {
      key: 'company',
      header: t('admin.tenant'),
      cell: ({ company }) => company,
      name: true,
      card: 'fact',
      labelled: true,
    },
    { key: 'role', header: t('members.role'), cell: ({ role }) => t(`role.${role}`), card: 'fact', labelled: true },
    {
      key: 'status',
      header: t('common.status'),
      cell: (row) => <MemberStatus listed member={row} locked={row.locked} />,
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
  ];
}
