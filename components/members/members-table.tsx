import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { formatDateTime } from '@/lib/dates';
import type { MemberRow } from '@/lib/members/list-members';
import type { MemberActions } from './member-actions';
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

/** The company's users, for admins. A name opens the member's own page. On a phone each is a card of three lines. */
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
            <tr
              key={member.id}
              className="border-b border-hairline last:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-start max-md:pt-1 max-md:pb-3"
            >
              <td className="px-4 max-md:pr-0 md:py-2">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <Link
                    href={`/staff/${member.id}`}
                    className="font-medium hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
                  >
                    {member.name}
                  </Link>
                  <span className="text-sm text-muted md:hidden">{t(`role.${member.role}`)}</span>
                </span>
                <span className="block text-sm break-all text-muted">{member.email}</span>
              </td>
              <td className="px-4 max-md:hidden">{t(`role.${member.role}`)}</td>
              <td
                className={cn(
                  'px-4 max-md:order-1 max-md:col-span-2 max-md:pt-1',
                  isUsual(member, locked?.has(member.email)) && 'max-md:hidden',
                )}
              >
                <MemberStatus listed member={member} locked={locked?.has(member.email) ?? false} />
              </td>
              <td className="px-4 text-muted max-md:col-span-2 max-md:text-sm">
                <span className="max-md:hidden">
                  {member.lastLoginAt
                    ? formatDateTime(member.lastLoginAt, locale, timeZone)
                    : t('members.never_signed_in')}
                </span>
                <span className="md:hidden">
                  {member.lastLoginAt
                    ? t('members.last_seen', {
                        at: formatDateTime(member.lastLoginAt, locale, timeZone),
                        count: member.sessions,
                      })
                    : t('members.never_seen')}
                </span>
              </td>
              {locked && (
                <>
                  <td className="px-4 text-muted max-md:hidden">
                    {t(member.secondFactor ? 'members.on' : 'members.off')}
                  </td>
                  <td className="tabular px-4 text-muted max-md:hidden">{member.sessions}</td>
                </>
              )}
              <td className="px-1 text-right max-md:col-start-2 max-md:row-start-1">
                <MemberMenu
                  memberId={member.id}
                  name={member.name}
                  invited={member.invited}
                  actions={actions}
                  may={{ invite: member.active, remove: member.id !== ownId }}
                  inRow={member}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Nothing about their access is worth a line on a card. */
function isUsual({ active, invited }: MemberRow, locked = false): boolean {
  return active && !invited && !locked;
}
