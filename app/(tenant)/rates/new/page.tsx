import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { RuleForm } from '../rule-form';

const EMPTY = {
  name: '',
  startsOn: '',
  endsOn: '',
  classId: '',
  tier: '',
  price: 'raise',
  dailyRateCents: '',
  changeBasisPoints: '',
  version: '',
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rates'))('add') };
}

export default async function NewRatePage() {
  const ctx = await requireTenant();
  requireRight(ctx, 'rates.manage', '/rates');
  const classes = await query(ctx, 'rates.view', listClassNames);
  const t = await getTranslations('rates');
  return (
    <ClientMessages namespaces={['rates', 'customers', 'vehicles']}>
      <PageHeader title={t('add')} back={{ href: '/rates', label: t('title') }} />
      <RuleForm ruleId={null} values={EMPTY} classes={classes} />
    </ClientMessages>
  );
}
