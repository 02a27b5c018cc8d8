'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Menu } from './menu';
import { useLanguages } from './use-languages';

export function LanguageMenu() {
  const t = useTranslations('nav');
  const locale = useLocale();
  return (
    <Menu
      label={t('language')}
      trigger={
        <>
          <Icon name="languages" className="size-5" />
          <span className="text-sm font-medium uppercase max-sm:sr-only">{locale}</span>
        </>
      }
      entries={useLanguages()}
    />
  );
}
