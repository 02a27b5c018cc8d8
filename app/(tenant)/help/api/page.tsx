import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { BrokenAfter } from '@/components/ui/broken-after';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { listGroups } from '@/lib/openapi/list-groups';
import { readApiDocument } from '@/lib/openapi/read-api-document';
import { requireTenant } from '@/lib/server/context';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { ApiText } from './api-text';
import { CallName } from './call-name';
import { CopyText } from './copy-text';
import { Refusal } from './refusal';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('api'))('title') };
}

export default async function ApiPage() {
  const { tenant } = await requireTenant();
  const t = await getTranslations('api');
  const [document, originOf] = await Promise.all([readApiDocument(), requestOrigin()]);
  const groups = listGroups(document);
  const origin = originOf(tenant.slug) ?? '';
  const login = JSON.stringify({ email: 'marie@example.com', password: '…', tenant: tenant.slug }, null, 2);
  const signIn = `curl '${origin}/api/auth/login' \\\n  -H 'Content-Type: application/json' \\\n  -d '${login}'`;
  return (
    <ClientMessages namespaces={['api']}>
      <PageHeader
        title={t('title')}
        detail={<span className="block max-w-prose">{t('intro')}</span>}
        back={{ href: '/help', label: t('help') }}
        action={
          <a href="/api/openapi.json" download="openapi.json" className={buttonClass()}>
            {t('document')}
          </a>
        }
      />
      <div className="grid gap-4">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card title={t('begin')}>
            <p className="mb-3">{t('begin_detail')}</p>
            <CopyText text={signIn} />
            <p className="mt-4">{t('begin_key')}</p>
          </Card>
          <Card title={t('same_everywhere')}>
            <div className="grid gap-3">
              {document.info.description.split('\n\n').map((part) => (
                <p key={part}>
                  <ApiText text={part} />
                </p>
              ))}
            </div>
          </Card>
        </div>
        {/* Where a call's refusals lead to. */}
        <Card title={<span id="refusals">{t('refusals')}</span>}>
          <p className="mb-3 max-w-prose">{t('refusals_detail')}</p>
          <div className="divide-y divide-hairline">
            {Object.entries(document.components.responses).map(([status, { description }]) => (
              <Refusal key={status} status={status} description={description} />
            ))}
          </div>
        </Card>
        <Card title={t('calls')}>
          <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
            {groups.map(({ name, calls }) => (
              <li key={name}>
                <Link
                  href={`/help/api/${name}`}
                  className="flex min-h-11 items-center gap-2 hover:underline lg:min-h-9"
                >
                  <span lang="en" className="min-w-0 wrap-anywhere">
                    <BrokenAfter text={name} mark="-" />
                  </span>
                  <span className="tabular text-muted">{calls.length}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        {/* A phone has the list above alone: this one is as long as forty of its screens. */}
        <div className="max-lg:hidden lg:columns-2 lg:gap-4 *:mb-4 *:break-inside-avoid">
          {groups.map(({ name, calls }) => (
            <Card key={name} title={<span lang="en">{name}</span>}>
              <ul className="grid gap-1">
                {calls.map(({ method, path, operation }) => (
                  <li key={operation.operationId}>
                    <Link
                      href={`/help/api/${name}#${operation.operationId}`}
                      className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 hover:underline"
                    >
                      <CallName method={method} path={path} />
                      <span lang="en" className="text-muted">
                        {operation.summary}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </div>
    </ClientMessages>
  );
}
