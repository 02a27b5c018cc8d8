import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { MERGE_PARTS } from '@/lib/customers/values';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { compareParts } from './compare-parts';
import { loadPair } from './load-pair';
import { MergeForm } from './merge-form';
import { MergePicker } from './merge-picker';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('merge_title') };
}

export default async function MergePage({ params, searchParams }: PageProps<'/customers/[customerId]/merge'>) {
  const ctx = await requireTenant();
  const { customerId } = await params;
  requireRight(ctx, 'customers.merge', `/customers/${customerId}`);
  const { with: otherId } = await searchParams;
  const asked = typeof otherId === 'string' ? otherId : null;
  const { kept, merged } = await orNotFound(
    query(ctx, 'customers.merge', (q) => loadPair(q, { keptId: customerId, mergedId: asked })),
  );
  const t = await getTranslations('customers');
  const texts = { t: await getTranslations(), locale: await getLocale(), timeZone: ctx.tenant.timeZone };
  return (
    <ClientMessages namespaces={['customers', 'success']}>
      <PageHeader
        title={t('merge_title')}
        detail={<span className="block max-w-prose">{t('merge_effect')}</span>}
        back={{ href: `/customers/${customerId}`, label: kept.fullName }}
        action={
          merged && (
            <LinkButton href={`/customers/${merged.id}/merge?with=${kept.id}`} className="py-1.5 whitespace-normal!">
              {t('keep_other', { name: merged.fullName })}
            </LinkButton>
          )
        }
      />
      {merged ? (
        <MergeForm
          key={`${kept.id}-${merged.id}`}
          kept={{ id: kept.id, name: kept.fullName, counts: kept.counts }}
          merged={{ id: merged.id, name: merged.fullName, counts: merged.counts }}
          parts={MERGE_PARTS.map((part) => compareParts(part, { kept, merged }, texts))}
          blacklisted={kept.status === 'blacklisted' || merged.status === 'blacklisted'}
        />
      ) : (
        <MergePicker customerId={customerId} />
      )}
    </ClientMessages>
  );
}
