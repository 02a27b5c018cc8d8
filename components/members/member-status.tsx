import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { StatusBadge } from '@/components/ui/status-badge';

interface Props {
  member: { active: boolean; invited: boolean };
  /** Failed sign-ins keep them out. */
  locked: boolean;
}

export function MemberStatus({ member, locked }: Props) {
  const t = useTranslations('members');
  if (!member.active) return <StatusBadge status="inactive" />;
  if (locked)
    return (
      <Badge tone="red" icon="lock-keyhole">
        {t('locked')}
      </Badge>
    );
  if (member.invited)
    return (
      <Badge tone="violet" icon="mail">
        {t('invited')}
      </Badge>
    );
  return <StatusBadge status="active" />;
}
