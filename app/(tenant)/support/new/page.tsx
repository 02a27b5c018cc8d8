import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { getBrand } from '@/lib/platform/get-brand';
import { requireTenant } from '@/lib/server/context';
import { NewThreadForm } from './new-thread-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('support'))('new') };
}

export default async function NewThreadPage() {
  await requireTenant();
  const t = await getTranslations('support');
  return (
    <ClientMessages namespaces={['support', 'files']}>
      <PageHeader
        title={t('new')}
        detail={
          <span className="grid max-w-prose gap-1">
            {t('intro', { brand: await getBrand() })}
            <Link href="/help/support" className="text-accent underline underline-offset-2 hover:no-underline">
              {t('how')}
            </Link>
          </span>
        }
        back={{ href: '/support', label: t('title') }}
      />
      <NewThreadForm />
    </ClientMessages>
  );
}
