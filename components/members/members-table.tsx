import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatDateTime } from '@/lib/dates';
import type { MemberRow } from '@/lib/members/list-members';
import type { MemberActions } from './member-actions';
import { MemberDialog } from './member-dialog';
import { MemberMenu } from './member-menu';
import { MemberStatus } from './member-status';

interface Props {
  members: MemberRow[];
  ownId: string;
  timeZone: string;
  actions: MemberActions;
  /** The e-mail addresses that failed sign-ins keep out, and with them second factor and sessions. */
  locked?: ReadonlySet<string>;
}

const CELL = 'px-4 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3';

/** The company's users, for admins. A name opens the member's own page. */
export function MembersTable({ members, ownId, timeZone, actions, locked }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const heads = [t('common.name'), t('members.role'), t('common.status'), t('members.last_login')];
  if (locked) heads.push(t('members.second_factor'), t('members.sessions'));
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{t('dashboard.user_management')}</caption>
        <thead className="max-md:sr-only">
          <tr className="h-10 border-b border-hairline">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 text-sm font-medium text-muted">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4">
              <span className="sr-only">{t('common.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {members.map((member) => (
            <tr key={member.id} className="border-b border-hairline last:border-0 max-md:grid max-md:gap-1 max-md:py-3">
              <td className="px-4 md:py-2">
                <Link
                  href={`/staff/${member.id}`}
                  className="font-medium hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {member.name}
                </Link>
                <span className="block text-sm break-all text-muted">{member.email}</span>
              </td>
              <td className="px-4">{t(`role.${member.role}`)}</td>
              <td className="px-4">
                <MemberStatus listed member={member} locked={locked?.has(member.email) ?? false} />
              </td>
              <td className={`${CELL} text-muted`}>
                <span className="text-sm md:hidden">{t('members.last_login')}</span>
                <span>
                  {member.lastLoginAt
                    ? formatDateTime(member.lastLoginAt, locale, timeZone)
                    : t('members.never_signed_in')}
                </span>
              </td>
              {locked && (
                <>
                  <td className={`${CELL} text-muted`}>
                    <span className="text-sm md:hidden">{t('members.second_factor')}</span>
                    <span>{t(member.secondFactor ? 'members.on' : 'members.off')}</span>
                  </td>
                  <td className={`${CELL} tabular text-muted`}>
                    <span className="text-sm md:hidden">{t('members.sessions')}</span>
                    <span>{member.sessions}</span>
                  </td>
                </>
              )}
              <td className="px-1">
                <div className="flex flex-wrap md:justify-end">
                  <MemberDialog member={member} actions={actions} />
                  <MemberMenu
                    memberId={member.id}
                    name={member.name}
                    invited={member.invited}
                    actions={actions}
                    may={{ invite: member.active, remove: member.id !== ownId }}
                    inRow
                  />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
