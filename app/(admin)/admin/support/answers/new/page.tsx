import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireAdmin } from '@/lib/server/admin-context';
import { NewAnswerForm } from './new-answer-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('answers'))('add') };
}

export default async function NewAnswerPage() {
  await requireAdmin('support.act');
  const t = await getTranslations('answers');
  return (
    <ClientMessages namespaces={['answers']}>
      <PageHeader title={t('add')} back={{ href: '/admin/support/answers', label: t('title') }} />
      <NewAnswerForm />
    </ClientMessages>
  );
}
