import { can, type MemberRole } from '@/lib/auth/permissions';
import type { Translate } from '@/lib/i18n/translate';
import type { ImportKind } from '@/lib/imports/values';
import type { MoreLink } from './more-links';

/** The link to import a list, for members who may. */
export function importLink(t: Translate, kind: ImportKind, role: MemberRole): MoreLink[] {
  return can(role, `${kind}.import`) ? [{ href: `/imports/${kind}`, label: t('imports.action') }] : [];
}
