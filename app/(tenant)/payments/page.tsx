import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { listAddress } from '@/components/lists/list-address';
import { ListScreen } from '@/components/lists/list-screen';
import { paymentColumns, paymentHref } from '@/components/payments/payment-columns';
import { can } from '@/lib/auth/permissions';
import { formatMoney } from '@/lib/money';
import { PAYMENT_SORTS, PAYMENT_TABS, PaymentFilters } from '@/lib/payments/input';
import { listHeld, sumHeld } from '@/lib/payments/list-held';
import { listPayments } from '@/lib/payments/list-payments';
import { listPendingCollections, sumPendingCollections } from '@/lib/payments/list-pending-collections';
import { readHeldDeposits } from '@/lib/payments/read-held-deposits';
import { HELD_KINDS } from '@/lib/payments/values';
import { requireTenant } from '@/lib/server/context';
import { query, type ReadContext } from '@/lib/server/query';
import { HeldMoney } from './held-money';
import { PendingCollections } from './pending-collections';
import { SumLinks } from './sum-links';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('nav'))('payments') };
}

export default async function PaymentsPage({ searchParams }: PageProps<'/payments'>) {
  const ctx = await requireTenant();
  const search = await searchParams;
  const filters = PaymentFilters.parse(search);
  const { tab, age } = filters;
  const searched = filters.q !== '';
  const { open, pending, recent, held } = await query(ctx, 'payments.view', async (q) => {
    const [sum, pendingPage, recentPage, heldPage] = await Promise.all([
      sumPendingCollections(q, filters),
      tab === 'pending' ? listPendingCollections(q, filters) : null,
      tab === 'recent' ? listPayments(q, filters) : null,
      tab === 'held' ? readHeld(q, filters, can(ctx.role, 'payments.refund')) : null,
    ]);
    return { open: sum, pending: pendingPage, recent: recentPage, held: heldPage };
  });
  const t = await getTranslations();
  const locale = await getLocale();
  const labels = {
    pending: t('payments.pending_collections'),
    recent: t('dashboard.recent_payments'),
    held: t('payments.held'),
  };
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const address = (changes: Record<string, string | null>) =>
    listAddress('/payments', search, { ...changes, cursor: null });
  /** The sentence of the tab. A search without results does not mean that nobody owes anything. */
  const detail = () => {
    if (held) {
      const kinds = Object.values(held.sums);
      const cents = kinds.reduce((sum, one) => sum + one.sumCents, 0);
      const count = kinds.reduce((sum, one) => sum + one.total, 0);
      return t('payments.held_sum', { count, sum: formatMoney(cents, 'USD', locale) });
    }
    if (!pending) return t('payments.recent_intro');
    if (searched && open.total === 0) return t('common.count_results', { count: 0 });
    return t('payments.pending_sum', { count: open.total, sum: formatMoney(open.sumCents, 'USD', locale) });
  };
  const screen = {
    path: '/payments',
    title: t('nav.payment_collection'),
    current: search,
    links: [{ href: '/payments/close', label: t('drawers.title') }],
    detail: detail(),
    tabs: {
      label: t('nav.payments'),
      values: PAYMENT_TABS.map((one) => ({
        label: labels[one],
        name: 'tab',
        value: one === 'pending' ? null : one,
        current: one === tab,
        ...(one === 'pending' && { count: open.total }),
      })),
    },
    search: { text: filters.q, placeholder: t('payments.search') },
  };
  return (
    <ClientMessages namespaces={['payments', 'success']}>
      {recent && (
        <ListScreen
          {...screen}
          filters={[
            {
              name: 'sort',
              label: t('common.sort_by'),
              value: filters.sort,
              options: PAYMENT_SORTS.map((sort) => ({ value: sort, label: t(`payments.sort_${sort}`) })),
            },
          ]}
          columns={paymentColumns(t, { locale, ...clock, withCustomer: true })}
          page={recent}
          href={paymentHref}
          empty={{
            untouched: !searched,
            text: t('payments.none_yet'),
            noneMatch: t('payments.none_found'),
            all: '/payments?tab=recent',
          }}
        />
      )}
      {pending && (
        <ListScreen
          {...screen}
          page={pending}
          extras={
            open.total > 0 && (
              <SumLinks
                label={t('payments.ages')}
                links={open.ages.map((one) => ({
                  label: t(`payments.age_${one.age}`),
                  cents: one.sumCents,
                  total: one.total,
                  href: address({ age: one.age === age ? null : one.age }),
                  current: one.age === age,
                }))}
              />
            )
          }
          body={
            <PendingCollections
              rows={pending.rows}
              ages={open.ages}
              company={ctx.tenant.name}
              {...clock}
              htgRate={ctx.tenant.htgRate}
              mayCollect={can(ctx.role, 'payments.collect')}
            />
          }
          empty={{
            untouched: !searched && age === null,
            text: t('payments.nothing_pending'),
            noneMatch: t('payments.no_pending_found'),
          }}
        />
      )}
      {held && (
        <ListScreen
          {...screen}
          page={held.page}
          extras={
            <SumLinks
              label={t('payments.held')}
              links={HELD_KINDS.map((kind) => ({
                label: t(`payments.held_${kind}`),
                cents: held.sums[kind].sumCents,
                total: held.sums[kind].total,
                href: address({ held: kind === filters.held ? null : kind }),
                current: kind === filters.held,
              }))}
            />
          }
          body={
            <HeldMoney
              rows={held.page.rows}
              deposits={held.deposits}
              company={ctx.tenant.name}
              {...clock}
              htgRate={ctx.tenant.htgRate}
            />
          }
          empty={{
            untouched: !searched && filters.held === null,
            text: t('payments.nothing_held'),
            noneMatch: t('payments.none_held_found'),
            all: '/payments?tab=held',
          }}
        />
      )}
    </ClientMessages>
  );
}

async function readHeld(q: ReadContext, filters: PaymentFilters, mayRefund: boolean) {
  const [page, sums] = await Promise.all([listHeld(q, filters), sumHeld(q, filters)]);
  return { page, sums, deposits: await readHeldDeposits(q, mayRefund ? page.rows : []) };
}
