import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { ReachLink } from '@/components/ui/reach-link';
import { can } from '@/lib/auth/permissions';
import { greetingMessage } from '@/lib/customers/greeting-message';
import { localDay } from '@/lib/dates';
import { formatPhone } from '@/lib/format-phone';
import { formatMoney } from '@/lib/money';
import { getOwner } from '@/lib/owners/get-owner';
import { StatementMonth } from '@/lib/owners/input';
import { openMonths } from '@/lib/owners/open-months';
import { readStatement } from '@/lib/owners/read-statement';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { requireRight } from '@/lib/server/require-right';
import { ArchiveOwner } from './archive-owner';
import { NextStatement } from './next-statement';
import { PayOwner } from './pay-owner';
import { PayoutsCard } from './payouts-card';
import { SharesCard } from './shares-card';
import { StatementsCard } from './statements-card';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (ownerId: string) => query(await requireTenant(), 'owners.view', (q) => getOwner(q, ownerId)));

export async function generateMetadata({ params }: PageProps<'/owners/[ownerId]'>): Promise<Metadata> {
  const { ownerId } = await params;
  return recordTitle(
    read(ownerId).then(({ owner }) => owner.name),
    'owners.title',
  );
}

export default async function OwnerPage({ params, searchParams }: PageProps<'/owners/[ownerId]'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'owners.view');
  const { ownerId } = await params;
  const asked = StatementMonth.parse((await searchParams).month ?? null);
  const { timeZone, htgRate } = ctx.tenant;
  const record = await orNotFound(read(ownerId));
  const first = record.shares.at(-1)?.startsOn.slice(0, 7) ?? null;
  const last = record.statements[0]?.month ?? null;
  const months = openMonths(first, last, localDay(ctx.now, timeZone));
  const month = months.find((one) => one === asked) ?? months[0] ?? null;
  const lines = month ? await query(ctx, 'owners.view', (q) => readStatement(q, ownerId, month)) : [];
  const t = await getTranslations();
  const locale = await getLocale();
  const { owner, shares, statements, payouts, balanceCents } = record;
  const mayPay = balanceCents > 0 && can(ctx.role, 'owners.pay');
  const greeting = greetingMessage({ locale: owner.language, company: ctx.tenant.name, customer: owner.name });
  const amount = formatMoney(Math.abs(balanceCents), 'USD', locale);
  return (
    <ClientMessages namespaces={['owners', 'expenses', 'payments', 'vehicles', 'rentals']}>
      <PageHeader
        back={{ href: '/owners', label: t('owners.list_title') }}
        title={owner.name}
        detail={<strong>{t(balanceCents < 0 ? 'owners.owes_sum' : 'owners.owed_sum', { amount })}</strong>}
        action={
          <>
            {can(ctx.role, 'owners.edit') && <ArchiveOwner ownerId={ownerId} name={owner.name} />}
            <LinkButton href={`/owners/${ownerId}/edit`}>{t('action.edit')}</LinkButton>
            {mayPay && (
              <PayOwner
                ownerId={ownerId}
                owedCents={balanceCents}
                payouts={payouts.length}
                htgRate={htgRate ? String(Number(htgRate)) : ''}
              />
            )}
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <SharesCard ownerId={ownerId} shares={shares} timeZone={timeZone} today={localDay(ctx.now, timeZone)} />
          <NextStatement
            ownerId={ownerId}
            months={months}
            month={month}
            lines={lines}
            shares={shares}
            primary={!mayPay}
          />
        </div>
        <div className="grid gap-4">
          <StatementsCard statements={statements} />
          <PayoutsCard payouts={payouts} timeZone={timeZone} mayVoid={can(ctx.role, 'owners.pay')} />
          <Card title={t('owners.facts')}>
            <DescriptionList
              facts={[
                {
                  label: t('owners.phone'),
                  value: owner.phone && <ReachLink href={`tel:${owner.phone}`}>{formatPhone(owner.phone)}</ReachLink>,
                },
                {
                  label: t('owners.email'),
                  value: owner.email && <ReachLink href={`mailto:${owner.email}`}>{owner.email}</ReachLink>,
                },
                { label: t('owners.address'), value: owner.address },
                { label: t('owners.language'), value: t(`app.language_${owner.language}`) },
                { label: t('common.notes'), value: owner.notes },
              ]}
            />
            {owner.phone && (
              <div className="mt-3">
                <WhatsAppButton phone={owner.phone} label="WhatsApp" text={greeting} />
              </div>
            )}
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
