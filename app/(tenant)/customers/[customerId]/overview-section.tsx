import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { listCustomerDrivers, listMergedCustomers } from '@/lib/customers/list-related';
import { formatMoney } from '@/lib/money';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { listOwedRecords } from '@/lib/payments/list-owed-records';
import { query } from '@/lib/server/query';
import { CollectOwed } from './collect-owed';
import { CustomerFacts, DocumentFacts } from './customer-facts';
import { DriversCard } from './drivers-card';
import type { CustomerRecord, RecordView } from './load-record';
import { SamePersonCard } from './same-person-card';

/** Details, balance, drivers and possible duplicates of a customer at a glance. */
export async function OverviewSection({ record, view }: { record: CustomerRecord; view: RecordView }) {
  const { customer, counts } = record;
  const { ctx, locale } = view;
  const [balance, drivers, merged, owed] = await query(ctx, 'customers.view', (q) =>
    Promise.all([
      getCustomerBalance(q, customer.id),
      listCustomerDrivers(q, customer.id),
      listMergedCustomers(q, customer.id),
      can(ctx.role, 'payments.collect') ? listOwedRecords(q, customer.id) : [],
    ]),
  );
  const t = await getTranslations();
  const { htgRate } = ctx.tenant;
  const money = (cents: number) => formatMoney(cents, 'USD', locale);
  const figures = [
    { label: t('rentals.balance_due'), value: money(balance.owedCents), strong: balance.owedCents > 0 },
    ...(balance.overpaidCents > 0
      ? [{ label: t('payments.owed_to_customer'), value: money(balance.overpaidCents), strong: true }]
      : []),
    ...(balance.prepaidCents > 0 ? [{ label: t('payments.prepaid'), value: money(balance.prepaidCents) }] : []),
    { label: t('payments.deposit_held'), value: money(balance.depositHeldCents) },
    ...(balance.advanceHeldCents > 0
      ? [{ label: t('payments.advances'), value: money(balance.advanceHeldCents), strong: true }]
      : []),
    { label: t('customers.paid_in_all'), value: money(balance.paidCents) },
    { label: t('customers.rentals'), value: String(counts.rentals) },
  ];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      {/* A phone shows what is owed before documents. */}
      <div className="contents lg:grid lg:gap-4">
        <Card title={t('customers.facts')}>
          <CustomerFacts customer={customer} view={view} owedCents={customer.mergedIntoId ? 0 : balance.owedCents} />
        </Card>
        <Card title={t('customers.documents')} className="max-lg:order-1">
          <DocumentFacts customer={customer} view={view} />
        </Card>
      </div>
      <div className="contents lg:grid lg:gap-4">
        {!customer.mergedIntoId && (
          <ClientMessages namespaces={['payments']}>
            <Card
              title={t('customers.balance')}
              action={owed.length === 1 && <CollectOwed records={owed} {...{ customer, htgRate }} />}
            >
              <dl className="grid gap-2">
                {figures.map(({ label, value, strong }) => (
                  <div key={label} className="flex items-baseline justify-between gap-4">
                    <dt className="text-muted">{label}</dt>
                    <dd className={strong ? 'tabular font-semibold' : 'tabular'}>{value}</dd>
                  </div>
                ))}
              </dl>
              {owed.length > 1 && <CollectOwed records={owed} {...{ customer, htgRate }} />}
            </Card>
          </ClientMessages>
        )}
        <div className="grid gap-4 max-lg:order-2">
          <DriversCard
            drivers={drivers}
            view={view}
            action={
              !customer.archivedAt &&
              can(ctx.role, 'drivers.create') && (
                <LinkButton href={`/drivers/new?customer=${customer.id}`}>{t('customers.add_driver')}</LinkButton>
              )
            }
          />
          <SamePersonCard record={record} merged={merged} view={view} />
        </div>
      </div>
    </div>
  );
}
