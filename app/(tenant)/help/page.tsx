import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
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
      <search className="mb-4 block lg:max-w-md">
        <form method="get" action="/help" className="relative">
          <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted">
            <Icon name="search" />
          </span>
          <input
            key={text}
            type="search"
            name="q"
            defaultValue={text}
            maxLength={LONGEST}
            aria-label={t('help.search')}
            placeholder={t('help.search')}
            className="control pl-9 text-ellipsis"
          />
          <button type="submit" className="sr-only">
            {t('action.search')}
          </button>
        </form>
      </search>
      {found === null ? (
        <div className="md:columns-2 md:gap-4 xl:columns-3 *:mb-4 *:break-inside-avoid">
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
