import type { ListColumn } from '@/components/lists/list-screen';
import { MemberStatus } from '@/components/members/member-status';
import type { OperatorRole } from '@/lib/auth/operator-permissions';
import { formatDateTime } from '@/lib/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { OperatorRow } from '@/lib/operators/list-operators';
import { PLATFORM_ZONE } from '@/lib/platform-zone';
import { OperatorDialog } from './operator-dialog';
import { OperatorLink } from './operator-link';
import { ResetFactorButton } from './reset-factor-button';

/** Operators with what may be done to each: not to oneself, and not to who has a higher role. */
export function operatorListColumns(
  t: Translate,
  locale: Locale,
  { ownId, roles }: { ownId: string; roles: OperatorRole[] },
): [ListColumn<OperatorRow>, ...ListColumn<OperatorRow>[]] {
  const actions = (row: OperatorRow) =>
    row.id === ownId || !roles.includes(row.role) ? null : (
      <span className="flex justify-end gap-1">
        {row.secondFactor && <ResetFactorButton operator={row} />}
        {row.active && <OperatorLink operator={row} />}
        <OperatorDialog operator={row} roles={roles} />
      </span>
    );
  return [
    {
      key: 'name',
      header: t('common.name'),
      cell: ({ name, email }) => ({ text: name, strong: true, below: email }),
      card: 'title',
    },
    { key: 'role', header: t('members.role'), cell: ({ role }) => t(`role.${role}`), card: 'fact', labelled: true },
    {
      key: 'status',
      header: t('common.status'),
      cell: (row) => <MemberStatus listed member={row} locked={false} />,
      card: 'state',
    },
    {
      key: 'factor',
      header: t('members.second_factor'),
      cell: ({ secondFactor }) => t(secondFactor ? 'members.on' : 'members.off'),
      card: 'fact',
      labelled: true,
    },
    {
      key: 'last',
      header: t('members.last_login'),
      cell: ({ lastLoginAt }) =>
        lastLoginAt ? formatDateTime(lastLoginAt, locale, PLATFORM_ZONE) : t('members.never_signed_in'),
      card: 'fact',
      labelled: true,
    },
    { key: 'action', header: t('common.actions'), cell: actions, unseen: true, numeric: true, card: 'act' },
  ];
}
