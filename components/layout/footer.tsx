import { useTranslations } from 'next-intl';
import { AUTHOR } from '@/lib/brand';
import { Brand } from './brand';

export function Footer({ brand }: { brand: string }) {
  const t = useTranslations('footer');
  return (
    <footer className="mt-auto border-t border-hairline px-4 pt-5 pb-24 text-sm text-muted lg:px-8 lg:pb-5">
      <div className="mx-auto flex max-w-[1280px] flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Brand name={brand} />
        <p>{t('pride')}</p>
        <p>
          {t('copyright', { brand })} {t('credit', { author: AUTHOR })}
        </p>
      </div>
    </footer>
  );
}
