import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/ui/status-badge';

interface Props {
  member: { active: boolean; invited: boolean };
  /** Failed sign-ins keep them out. */
  locked: boolean;
  /** It stands in a list, where nearly all are active: a badge says what differs. */
  listed?: boolean;
}

export function MemberStatus({ member, locked, listed }: Props) {
  const t = useTranslations();
  if (!member.active) return <StatusBadge status="inactive" />;
  if (locked)
    return (
      <Badge tone="red" icon="lock-keyhole">
        {t('members.locked')}
      </Badge>
    );
  if (member.invited)
    return (
      <Badge tone="violet" icon="mail">
        {t('members.invited')}
      </Badge>
    );
  return listed ? <span className="text-muted">{t('status.active')}</span> : <StatusBadge status="active" />;
}
