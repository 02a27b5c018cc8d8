import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { listCustomerDrivers, listMergedCustomers } from '@/lib/customers/list-related';
import { formatMoney } from '@/lib/money';
import { getCustomerBalance } from '@/lib/payments/get-customer-balance';
import { query } from '@/lib/server/query';
import { CustomerFacts, DocumentFacts } from './customer-facts';
import { DriversCard } from './drivers-card';
import type { CustomerRecord, RecordView } from './load-record';
import { SamePersonCard } from './same-person-card';

/** Details, balance, drivers and possible duplicates of a customer at a glance. */
export async function OverviewSection({ record, view }: { record: CustomerRecord; view: RecordView }) {
  const { customer, counts } = record;
  const { ctx, locale } = view;
  const [balance, drivers, merged] = await query(ctx, 'customers.view', (q) =>
    Promise.all([
      getCustomerBalance(q, customer.id),
      listCustomerDrivers(q, customer.id),
      listMergedCustomers(q, customer.id),
    ]),
  );
  const t = await getTranslations();
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
      <div className="grid gap-4">
        <Card title={t('customers.facts')}>
          <CustomerFacts customer={customer} view={view} owedCents={customer.mergedIntoId ? 0 : balance.owedCents} />
        </Card>
        <Card title={t('customers.documents')}>
          <DocumentFacts customer={customer} view={view} />
        </Card>
      </div>
      <div className="grid gap-4">
        {!customer.mergedIntoId && (
          <Card title={t('customers.balance')}>
            <dl className="grid gap-2">
              {figures.map(({ label, value, strong }) => (
                <div key={label} className="flex items-baseline justify-between gap-4">
                  <dt className="text-muted">{label}</dt>
                  <dd className={strong ? 'tabular font-semibold' : 'tabular'}>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
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
  );
}
