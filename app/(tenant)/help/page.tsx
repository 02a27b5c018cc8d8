import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { HELP_AREAS, HELP_ARTICLE_NAMES, HELP_ARTICLES } from '@/lib/help/articles';
import { helpText } from '@/lib/help/help-texts';
import { searchHelp } from '@/lib/help/search-help';
import { requireTenant } from '@/lib/server/context';
import { ArticleLinks } from './article-links';

const LONGEST = 80;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('help'))('title') };
}

export default async function HelpPage({ searchParams }: PageProps<'/help'>) {
  await requireTenant();
  const { q } = await searchParams;
  const text = (typeof q === 'string' ? q : '').trim().slice(0, LONGEST);
  const t = await getTranslations();
  const articles = HELP_ARTICLE_NAMES.map((name) => helpText(name, t));
  const found = text ? searchHelp(articles, text) : null;
  return (
    <>
      <PageHeader
        title={t('help.title')}
        detail={<span className="block max-w-prose">{t('help.intro')}</span>}
        action={
          <>
            <LinkButton href="/help/api">{t('api.title')}</LinkButton>
            <LinkButton href="/support">{t('nav.contact_support')}</LinkButton>
          </>
        }
      />
      {/* A plain form, so that searching works before any script runs. */}
      <search className="mb-5 block max-w-xl">
        <form method="get" action="/help" className="flex gap-2">
          <input
            key={text}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={LONGEST}
            aria-label={t('help.search')}
            placeholder={t('help.search')}
            className="h-11 min-w-0 grow rounded-control border border-control bg-raised px-3 lg:h-9"
          />
          <Button type="submit">{t('action.search')}</Button>
        </form>
      </search>
      {found === null ? (
        <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {HELP_AREAS.map((area) => (
            <Card key={area} title={t(`help.area_${area}`)}>
              <ArticleLinks articles={articles.filter(({ name }) => HELP_ARTICLES[name].area === area)} />
            </Card>
          ))}
        </div>
      ) : found.length === 0 ? (
        <EmptyState title={t('help.none', { text })} action={<LinkButton href="/help">{t('help.all')}</LinkButton>} />
      ) : (
        <Card title={t('help.found', { text })}>
          <ArticleLinks articles={found} />
        </Card>
      )}
    </>
  );
}
