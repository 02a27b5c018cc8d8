import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can, type MemberRole } from '@/lib/auth/permissions';
import type { ImportKind } from '@/lib/imports/values';

/** The link to import a list, for users who may. */
export function ImportLink({ kind, role }: { kind: ImportKind; role: MemberRole }) {
  const t = useTranslations('imports');
  if (!can(role, `${kind}.import`)) return null;
  return (
    <LinkButton href={`/imports/${kind}`} icon={<Icon name="file-up" />}>
      {t('action')}
    </LinkButton>
  );
}
