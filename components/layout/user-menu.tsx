'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { MenuButton } from './menu-button';

export interface UserMenuProps {
  name: string;
  role: string;
  email: string;
  /** The address of the user's own profile, if they have one. */
  profile?: string;
  /** Whether there is a help for the user's screens. */
  help?: boolean;
  /** Returns where to go then. */
  logOut: () => Promise<string>;
  logOutLabel: string;
}

const load = () => import('./user-menu-window');
const UserMenuWindow = lazyPart(() => load().then((module) => module.UserMenuWindow));

/** Opens what belongs to the user rather than to the screen. */
export function UserMenu(props: UserMenuProps) {
  const t = useTranslations('nav');
  const trigger = (
    <>
      <Icon name="user-round" className="size-5" />
      <span className="max-w-40 truncate text-sm font-medium max-sm:sr-only">{props.name}</span>
    </>
  );
  return (
    <MenuButton label={t('user_menu')} trigger={trigger} load={load}>
      <UserMenuWindow {...props} trigger={trigger} />
    </MenuButton>
  );
}
