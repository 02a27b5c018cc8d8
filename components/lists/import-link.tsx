import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { can, type MemberRole } from '@/lib/auth/permissions';
import type { ImportKind } from '@/lib/imports/values';

/** The way to bring a whole list in, for those who may. */
export function ImportLink({ kind, role }: { kind: ImportKind; role: MemberRole }) {
  const t = useTranslations('imports');
  if (!can(role, `${kind}.import`)) return null;
  return (
    <LinkButton href={`/imports/${kind}`} icon={<FileUp className="size-4" aria-hidden="true" />}>
      {t('action')}
    </LinkButton>
  );
}
