import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PhotoGallery } from '@/components/files/gallery/photo-gallery';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { can } from '@/lib/auth/permissions';
import { formatDateTime } from '@/lib/dates';
import { getExpense } from '@/lib/expenses/get-expense';
import { isPassedOn } from '@/lib/expenses/values';
import { formatMoney } from '@/lib/money';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { ChargeCard } from './charge-card';
import { EditDetails } from './edit-details';
import { ExpenseFacts } from './expense-facts';
import { VoidExpense } from './void-expense';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (expenseId: string) => {
  const record = await query(await requireTenant(), 'expenses.view', (q) => getExpense(q, expenseId));
  const [t, locale] = await Promise.all([getTranslations('expenses'), getLocale()]);
  const amount = formatMoney(record.expense.amountCents, 'USD', locale);
  return { record, amount, name: `${t(`kind_${record.expense.kind}`)} · ${amount}` };
});

export async function generateMetadata({ params }: PageProps<'/expenses/[expenseId]'>): Promise<Metadata> {
  const { expenseId } = await params;
  return recordTitle(
    read(expenseId).then(({ name }) => name),
    'expenses.title',
  );
}

export default async function ExpensePage({ params }: PageProps<'/expenses/[expenseId]'>) {
  const ctx = await requireTenant();
  const { expenseId } = await params;
  const { record, amount, name } = await orNotFound(read(expenseId));
  const t = await getTranslations();
  const locale = await getLocale();
  const { expense, files } = record;
  const { timeZone } = ctx.tenant;
  const standing = expense.voidedAt === null;
  return (
    <ClientMessages namespaces={['expenses', 'files']}>
      <PageHeader
        back={{ href: '/expenses', label: t('expenses.list_title') }}
        title={name}
        detail={formatDateTime(expense.spentAt, locale, timeZone)}
        action={
          standing && (
            <>
              {can(ctx.role, 'expenses.void') && !record.chargedTo && (
                <VoidExpense expenseId={expense.id} amount={amount} />
              )}
              {can(ctx.role, 'expenses.edit') && <EditDetails expense={expense} />}
            </>
          )
        }
      />
      {expense.voidedAt && (
        <div className="mb-4">
          <Alert tone="info">
            {t('expenses.voided_by', { name: record.voidedByName ?? '—', reason: expense.voidedReason ?? '' })}
          </Alert>
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ExpenseFacts record={record} />
        <div className="grid gap-4">
          {standing && isPassedOn(expense.kind) && (
            <ChargeCard record={record} timeZone={timeZone} mayCharge={can(ctx.role, 'payments.charge')} />
          )}
          <Card title={t('expenses.photos')}>
            <PhotoGallery
              owner={{ kind: 'expense', id: expense.id }}
              photos={files}
              mayEdit={standing && can(ctx.role, 'expenses.edit')}
            />
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
