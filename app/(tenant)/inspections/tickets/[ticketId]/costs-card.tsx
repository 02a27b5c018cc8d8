import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import type { TicketDetails } from '@/lib/maintenance/get-ticket';
import { formatMoney, formatNumber } from '@/lib/money';
import { AddLineDialog } from './add-line-dialog';
import { RemoveLine } from './remove-line';

const HUNDREDTHS = 100;

/** What a ticket costs, part by part as they are added up. */
export function CostsCard({ ticket, mayEdit }: { ticket: TicketDetails; mayEdit: boolean }) {
  const t = useTranslations('maintenance');
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const quantity = (hundredths: number) =>
    formatNumber(hundredths / HUNDREDTHS, locale, hundredths % HUNDREDTHS === 0 ? 0 : 2);
  const logged = ticket.log.reduce((sum, { costCents }) => sum + costCents, 0);
  const parts = ticket.lines.reduce((sum, { costCents }) => sum + costCents, 0);
  return (
    <Card title={t('costs')} action={mayEdit && <AddLineDialog ticketId={ticket.id} lines={ticket.lines.length} />}>
      <dl className="grid gap-2">
        <Amount label={t('cost_entered')} amount={usd(ticket.costCents)} />
        {ticket.lines.map((line) => (
          <Amount
            key={line.id}
            label={
              <>
                <span className="break-words">{line.what}</span>
                <span className="tabular block text-sm text-muted">
                  {quantity(line.quantityHundredths)} × {usd(line.unitCostCents)}
                </span>
              </>
            }
            amount={usd(line.costCents)}
            act={mayEdit && <RemoveLine ticketId={ticket.id} lineId={line.id} what={line.what} />}
          />
        ))}
        {logged > 0 && <Amount label={t('cost_logged')} amount={usd(logged)} />}
        <Amount label={t('cost_total')} amount={usd(ticket.costCents + parts + logged)} strong />
      </dl>
    </Card>
  );
}

interface AmountProps {
  label: ReactNode;
  amount: string;
  act?: ReactNode;
  strong?: boolean;
}

function Amount({ label, amount, act, strong }: AmountProps) {
  return (
    <div
      className={
        strong
          ? 'flex items-baseline justify-between gap-4 border-t border-hairline pt-2 font-semibold'
          : 'flex items-baseline justify-between gap-4'
      }
    >
      <dt className="min-w-0">{label}</dt>
      <dd className="flex items-center gap-1 tabular whitespace-nowrap">
        {amount}
        {act}
      </dd>
    </div>
  );
}
