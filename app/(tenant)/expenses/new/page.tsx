import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { instantToLocal } from '@/lib/dates';
import { EXPENSE_KINDS } from '@/lib/expenses/values';
import { listMemberNames } from '@/lib/members/list-member-names';
import { rateInput } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { requireRight } from '@/lib/server/require-right';
import { findVehicleChoice } from '@/lib/vehicles/find-vehicle-choice';
import { ExpenseForm } from '../expense-form';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('expenses'))('add') };
}

export default async function NewExpensePage({ searchParams }: PageProps<'/expenses/new'>) {
  const ctx = await requireTenant();
  requireRight(ctx, 'expenses.edit', '/expenses');
  const search = await searchParams;
  const { vehicle, payers } = await query(ctx, 'expenses.view', async (q) => {
    const [vehicle, payers] = await Promise.all([
      findVehicleChoice(q, typeof search.vehicle === 'string' ? search.vehicle : ''),
      listMemberNames(q),
    ]);
    return { vehicle, payers };
  });
  const [t, locale] = await Promise.all([getTranslations('expenses'), getLocale()]);
  const { timeZone, htgRate } = ctx.tenant;
  return (
    <ClientMessages namespaces={['expenses', 'payments', 'rentals', 'vehicles', 'files']}>
      <PageHeader title={t('add')} back={{ href: '/expenses', label: t('list_title') }} />
      <ExpenseForm
        payers={payers}
        vehicle={vehicle && { id: vehicle.id, label: vehicle.label }}
        timeZone={timeZone}
        values={{
          kind: EXPENSE_KINDS.find((kind) => kind === search.kind) ?? '',
          vehicleId: vehicle?.id ?? '',
          spentAt: instantToLocal(ctx.now, timeZone),
          method: 'cash',
          currency: 'USD',
          amountCents: '',
          paidHtgCents: '',
          htgRate: htgRate ? rateInput(htgRate, locale) : '',
          paidBy: ctx.member.id,
          vendor: '',
          reference: '',
          notes: '',
        }}
      />
    </ClientMessages>
  );
}
