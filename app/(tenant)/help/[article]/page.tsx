import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { isHelpArticle } from '@/lib/help/articles';
import { helpText } from '@/lib/help/help-texts';
import { requireTenant } from '@/lib/server/context';
import { ShortcutTable } from './shortcut-table';

export async function generateMetadata({ params }: PageProps<'/help/[article]'>): Promise<Metadata> {
  const [{ article }, t] = await Promise.all([params, getTranslations()]);
  return { title: t(isHelpArticle(article) ? `help.${article}_title` : 'help.title') };
}

export default async function HelpArticlePage({ params }: PageProps<'/help/[article]'>) {
  await requireTenant();
  const { article } = await params;
  if (!isHelpArticle(article)) notFound();
  const t = await getTranslations();
  const { title, about, steps, rules, shortcuts, screen } = helpText(article, t);
  return (
    <>
      <PageHeader
        title={title}
        detail={<span className="block max-w-prose">{about}</span>}
        back={{ href: '/help', label: t('help.title') }}
        action={screen && <LinkButton href={screen}>{t('help.open_screen')}</LinkButton>}
      />
      <div className="grid max-w-3xl gap-4">
        {steps.length > 0 && (
          <Card title={t('help.how')}>
            <ol className="grid list-decimal gap-2 pl-5">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Card>
        )}
        {rules.length > 0 && (
          <Card title={t('help.rules')}>
            <ul className="grid list-disc gap-2 pl-5">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        )}
        {shortcuts.length > 0 && <ShortcutTable shortcuts={shortcuts} />}
      </div>
    </>
  );
}
