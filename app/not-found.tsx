import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';

export default async function NotFound() {
  const t = await getTranslations();
  return (
    <main className="mx-auto flex min-h-[60dvh] max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <h1 className="text-xl">{t('errors.not_found')}</h1>
      <LinkButton href="/">{t('nav.dashboard')}</LinkButton>
    </main>
  );
}
