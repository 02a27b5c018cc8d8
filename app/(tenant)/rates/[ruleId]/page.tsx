import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ClientMessages } from '@/components/layout/client-messages';
import { Badge } from '@/components/ui/badge';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { localDay } from '@/lib/dates';
import { RULE_FIELDS } from '@/lib/rates/fields';
import { getRateRule } from '@/lib/rates/list-rate-rules';
import { ruleRecord } from '@/lib/rates/rule-record';
import { editForm } from '@/lib/records/edit-form';
import { recordVersion } from '@/lib/records/record-version';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { listClassNames } from '@/lib/vehicles/list-class-names';
import { ArchiveRule } from '../archive-rule';
import { RuleFacts } from '../rule-facts';
import { RuleForm } from '../rule-form';
import { seasonBadge } from '../season-badge';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (ruleId: string) =>
  query(await requireTenant(), 'rates.view', (q) => Promise.all([getRateRule(q, ruleId), listClassNames(q)])),
);

export async function generateMetadata({ params }: PageProps<'/rates/[ruleId]'>): Promise<Metadata> {
  const { ruleId } = await params;
  return recordTitle(
    read(ruleId).then(([{ name }]) => name),
    'rates.edit',
  );
}

export default async function RatePage({ params }: PageProps<'/rates/[ruleId]'>) {
  const ctx = await requireTenant();
  const { ruleId } = await params;
  const [rule, classes] = await orNotFound(read(ruleId));
  const t = await getTranslations();
  const locale = await getLocale();
  const editable = can(ctx.role, 'rates.manage');
  const record = ruleRecord(rule);
  const season = seasonBadge(t, rule, localDay(ctx.now, ctx.tenant.timeZone));
  return (
    <ClientMessages namespaces={['rates', 'customers', 'vehicles']}>
      <PageHeader
        title={rule.name}
        state={<Badge tone={season.tone}>{season.text}</Badge>}
        back={{ href: '/rates', label: t('rates.title') }}
        action={editable && <ArchiveRule ruleId={ruleId} name={rule.name} />}
      />
      {editable ? (
        <RuleForm
          ruleId={ruleId}
          classes={classes}
          values={{ ...editForm(RULE_FIELDS, record, locale), version: recordVersion(RULE_FIELDS, record) }}
        />
      ) : (
        <RuleFacts rule={rule} locale={locale} />
      )}
    </ClientMessages>
  );
}
