import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { formatDateTime } from '@/lib/dates';
import type { MemberRow } from '@/lib/members/list-members';
import { LinkDialog } from './link-dialog';
import { MemberDialog } from './member-dialog';
import { RemoveMemberDialog } from './remove-member-dialog';

interface Props {
  members: MemberRow[];
  ownId: string;
  timeZone: string;
}

/** The company's users, for admins: add, edit, remove, and a link to set a password. */
export function MembersCard({ members, ownId, timeZone }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const heads = [t('common.name'), t('members.role'), t('common.status'), t('members.last_login')];
  return (
    <Card title={t('dashboard.user_management')} action={<MemberDialog member={null} />} flush>
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
                className="border-b border-hairline last:border-0 max-md:grid max-md:gap-1 max-md:py-3"
              >
                <td className="px-4 md:py-2">
                  <span className="block font-medium">{member.name}</span>
                  <span className="block text-sm break-all text-muted">{member.email}</span>
                </td>
                <td className="px-4">{t(`role.${member.role}`)}</td>
                <td className="px-4">
                  {member.invited && member.active ? (
                    <Badge tone="violet">{t('members.invited')}</Badge>
                  ) : (
                    <StatusBadge status={member.active ? 'active' : 'inactive'} />
                  )}
                </td>
                <td className="px-4 text-muted">
                  {member.lastLoginAt
                    ? formatDateTime(member.lastLoginAt, locale, timeZone)
                    : t('members.never_signed_in')}
                </td>
                <td className="px-1">
                  <div className="flex flex-wrap md:justify-end">
                    {member.active && <LinkDialog memberId={member.id} name={member.name} />}
                    <MemberDialog member={member} />
                    {member.id !== ownId && <RemoveMemberDialog memberId={member.id} name={member.name} />}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
