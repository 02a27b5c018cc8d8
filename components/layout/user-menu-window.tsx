'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useTransition } from 'react';
import { unsavedWork } from '@/components/forms/unsaved-work';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import { helpPath } from '@/lib/help/help-path';
import { keepChoice } from '@/lib/keep-choice';
import { MenuWindow } from './menu-window';
import { useLanguages } from './use-languages';
import type { UserMenuProps } from './user-menu';

type Theme = 'light' | 'dark' | 'system';

const ICONS = { light: 'sun', dark: 'moon', system: 'sun-moon' } as const;

interface UserMenuWindowProps extends UserMenuProps {
  trigger: ReactNode;
}

/** The user's name and role, the theme, on a phone the language, and signing out. */
export function UserMenuWindow({
  name,
  role,
  email,
  profile,
  help,
  logOut,
  logOutLabel,
  trigger,
}: UserMenuWindowProps) {
  const t = useTranslations();
  const [theme, setTheme] = useState(keptTheme);
  const [, start] = useTransition();
  const router = useRouter();
  const path = usePathname();
  const languages = useLanguages();

  function choose(next: Theme) {
    setTheme(next);
    keepChoice('wout.theme', next);
    const dark = next === 'dark' || (next === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.classList.toggle('dark', dark);
  }

  return (
    <MenuWindow
      label={t('nav.user_menu')}
      trigger={trigger}
      head={
        <>
          <p className="font-medium">{name}</p>
          <p className="text-sm">{role}</p>
          <p className="text-sm break-all text-muted">{email}</p>
        </>
      }
      entries={[
        ...(profile
          ? [
              {
                key: 'profile',
                icon: <Icon name="user-round" />,
                label: t('nav.profile'),
                onSelect: () => unsavedWork.leave(() => router.push(profile)),
              },
            ]
          : []),
        ...(help
          ? [
              {
                key: 'help',
                icon: <Icon name="circle-help" />,
                label: t('nav.help'),
                onSelect: () => unsavedWork.leave(() => router.push(helpPath(path))),
              },
              {
                key: 'support',
                icon: <Icon name="message-circle" />,
                label: t('nav.contact_support'),
                onSelect: () => unsavedWork.leave(() => router.push('/support')),
              },
            ]
          : []),
        // A phone's bar has no room for a menu of their own.
        ...languages.map((language) => ({ ...language, icon: <Icon name="languages" />, phoneOnly: true })),
        ...(['light', 'dark', 'system'] as const).map((choice) => ({
          key: choice,
          icon: <Icon name={ICONS[choice]} />,
          label: t(`nav.theme_${choice}`),
          checked: choice === theme,
          onSelect: () => choose(choice),
        })),
        {
          key: 'log-out',
          icon: <Icon name="log-out" />,
          label: logOutLabel,
          // The login page removes the local key. By then the session has ended, so other tabs that follow see that
          // too.
          onSelect: () =>
            unsavedWork.leave(() =>
              start(async () => {
                const address = await logOut().catch(() => null);
                if (address) router.push(address);
                else toast.error(t('errors.network_error'));
              }),
            ),
        },
      ]}
    />
  );
}

function keptTheme(): Theme {
  const kept = /(?:^|; )wout\.theme=(light|dark)/.exec(document.cookie)?.[1];
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}
