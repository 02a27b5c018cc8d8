'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { MenuButton } from './menu-button';

const load = () => import('./language-menu-window');
const LanguageMenuWindow = lazyPart(() => load().then((module) => module.LanguageMenuWindow));

export function LanguageMenu() {
  const t = useTranslations('nav');
  const locale = useLocale();
  const trigger = (
    <>
      <Icon name="languages" className="size-5" />
      <span className="text-sm font-medium uppercase max-sm:sr-only">{locale}</span>
    </>
  );
  return (
    <MenuButton label={t('language')} trigger={trigger} load={load}>
      <LanguageMenuWindow label={t('language')} trigger={trigger} />
    </MenuButton>
  );
}
