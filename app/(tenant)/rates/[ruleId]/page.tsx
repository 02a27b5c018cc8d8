import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { moneyInput } from '@/lib/money';
import { getRateRule, type ListedRule } from '@/lib/rates/list-rate-rules';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { ArchiveRule } from '../archive-rule';
import { RuleFacts } from '../rule-facts';
import { RuleForm } from '../rule-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rates'))('edit') };
}

export default async function RatePage({ params }: PageProps<'/rates/[ruleId]'>) {
  const ctx = await requireTenant();
  const { ruleId } = await params;
  const [rule, classes] = await orNotFound(
    query(ctx, 'rates.view', (q) => Promise.all([getRateRule(q, ruleId), listClassNames(q)])),
  );
  const t = await getTranslations('rates');
  const locale = await getLocale();
  const editable = can(ctx.role, 'rates.manage');
  return (
    <ClientMessages namespaces={['rates', 'customers', 'vehicles']}>
      <PageHeader
        title={rule.name}
        back={{ href: '/rates', label: t('title') }}
        action={editable && <ArchiveRule ruleId={ruleId} name={rule.name} />}
      />
      {editable ? (
        <RuleForm
          ruleId={ruleId}
          classes={classes}
          values={{
            name: rule.name,
            startsOn: rule.startsOn ?? '',
            endsOn: rule.endsOn ?? '',
            classId: rule.classId ?? '',
            tier: rule.tier ?? '',
            price: priceOf(rule),
            dailyRateCents: rule.dailyRateCents === null ? '' : moneyInput(rule.dailyRateCents, locale),
            changeBasisPoints:
              rule.changeBasisPoints === null ? '' : moneyInput(Math.abs(rule.changeBasisPoints), locale),
          }}
        />
      ) : (
        <RuleFacts rule={rule} locale={locale} />
      )}
    </ClientMessages>
  );
}

function priceOf({ dailyRateCents, changeBasisPoints }: ListedRule): string {
  if (dailyRateCents !== null) return 'own';
  return (changeBasisPoints ?? 0) < 0 ? 'lower' : 'raise';
}
