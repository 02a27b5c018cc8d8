import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { listApiKeys } from '@/lib/api-keys/list-api-keys';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { KeyLine } from './key-line';
import { NewKey } from './new-key';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('api'))('keys') };
}

export default async function ApiKeysPage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'api_keys.manage');
  const keys = await query(ctx, 'api_keys.manage', listApiKeys);
  const t = await getTranslations();
  return (
    <ClientMessages namespaces={['api', 'role', 'members']}>
      <PageHeader
        title={t('api.keys')}
        detail={<span className="block max-w-prose">{t('api.keys_detail')}</span>}
        back={{ href: '/settings', label: t('nav.settings') }}
        action={
          <>
            <LinkButton href="/help/api">{t('api.all_calls')}</LinkButton>
            <NewKey />
          </>
        }
      />
      {keys.length === 0 ? (
        <EmptyState title={t('api.no_keys')} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-hairline">
            {keys.map((key) => (
              <KeyLine key={key.id} apiKey={key} now={ctx.now} timeZone={ctx.tenant.timeZone} />
            ))}
          </ul>
        </Card>
      )}
    </ClientMessages>
  );
}
