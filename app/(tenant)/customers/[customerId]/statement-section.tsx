import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DataTable } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { can } from '@/lib/auth/permissions';
import { getAccount } from '@/lib/invoices/get-account';
import { formatMoney } from '@/lib/money';
import { query } from '@/lib/server/query';
import type { RecordView } from './load-record';
import { statementColumns } from './statement-columns';
import { StatementPeriod } from './statement-period';
import { StatementSums } from './statement-sums';

interface Props {
  customerId: string;
  view: RecordView;
}

/** What the customer owed before a period, each charge and payment in it, and what they owe at its end. */
export async function StatementSection({ customerId, view }: Props) {
  const { ctx, locale, period } = view;
  const account = await query(ctx, 'invoices.view', (q) => getAccount(q, customerId, period));
  const t = await getTranslations();
  const { from, to } = account;
  const asked = new URLSearchParams({ from, to });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid grid-cols-2 gap-3 max-sm:basis-full sm:flex">
          <StatementPeriod {...{ from, to }} />
        </div>
        <div className="flex flex-wrap gap-2 max-sm:basis-full max-sm:*:flex-1 max-sm:*:px-2">
          {can(ctx.role, 'invoices.issue') && (
            <LinkButton href={`/invoices/new?customer=${customerId}`}>{t('invoices.new')}</LinkButton>
          )}
          <a
            href={`/api/customers/${customerId}/statement/paper?${asked}`}
            target="_blank"
            rel="noopener"
            className={buttonClass('secondary')}
          >
            <Icon name="file-text" />
            {t('invoices.statement_paper')}
          </a>
        </div>
      </div>
      <StatementSums account={account} />
      {account.entries.length === 0 ? (
        <EmptyState title={t('invoices.no_entries')} />
      ) : (
        <DataTable
          caption={t('customers.section_statement')}
          columns={statementColumns(t, { locale, timeZone: ctx.tenant.timeZone })}
          rows={account.entries.map((entry, index) => ({
            ...entry,
            key: String(index),
            balanceCents:
              account.openingCents + account.entries.slice(0, index + 1).reduce((sum, { cents }) => sum + cents, 0),
          }))}
          rowKey={(row) => row.key}
        />
      )}
      {account.depositHeldCents > 0 && (
        <Card>{t('invoices.deposit_apart', { amount: formatMoney(account.depositHeldCents, 'USD', locale) })}</Card>
      )}
    </div>
  );
}
