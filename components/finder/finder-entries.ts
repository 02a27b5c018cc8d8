import type { NavItem } from '@/components/layout/nav-items';
import { TENANT_NAV } from '@/components/layout/nav-items';
import type { AwaitedList } from '@/components/ui/awaited-list';
import type { IconName } from '@/components/ui/icon-names';
import { can, type MemberRole } from '@/lib/auth/permissions';
import type { Translate } from '@/lib/i18n/translate';
import { normalizeSearch } from '@/lib/search/normalize-search';
import { FINDER_ACTS, FINDER_SCREENS, type FinderAct } from './finder-acts';

export interface FinderEntry {
  href: string;
  label: string;
  icon: IconName;
  list?: AwaitedList;
}

/** The actions and screens of a member with this role, all of them or those whose words begin like the typed ones. */
export function finderEntries(t: Translate, role: MemberRole, typed: string) {
  const act = ({ href, text, icon }: FinderAct): FinderEntry => ({ href, icon, label: t(`finder.${text}`) });
  const screen = ({ href, text, icon, list }: NavItem): FinderEntry => ({
    href,
    icon,
    label: t(`nav.${text}`),
    list: list && { title: t(`nav.${list}`) },
  });
  const mine = <Entry extends { needs: FinderAct['needs'] }>(entries: Entry[]) =>
    entries.filter(({ needs }) => can(role, needs));
  const meant = ({ label }: FinderEntry) => isMeant(label, typed);
  return {
    acts: mine(FINDER_ACTS).map(act).filter(meant),
    screens: [...mine(TENANT_NAV).map(screen), ...mine(FINDER_SCREENS).map(act)].filter(meant),
  };
}

function isMeant(label: string, typed: string): boolean {
  const words = normalizeSearch(label).split(' ');
  return normalizeSearch(typed)
    .split(' ')
    .every((start) => words.some((word) => word.startsWith(start)));
}
