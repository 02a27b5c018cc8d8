import { useLocale, useTranslations } from 'next-intl';
import { ReachButtons } from '@/components/customers/reach-buttons';
import { RefundDialog } from '@/components/payments/refund-dialog';
import { RentalStatusBadge } from '@/components/rentals/rental-status-badge';
import { Link } from '@/components/ui/link';
import { formatDate, formatDateTime } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import { formatMoney } from '@/lib/money';
import { heldMessage } from '@/lib/payments/held-message';
import type { HeldMoney } from '@/lib/payments/list-held';
import { owedMessage } from '@/lib/payments/owed-message';
import type { HeldDeposit } from '@/lib/payments/read-held-deposits';
import { applyDepositAction, refundHeldAction } from './actions';

const PLACES = { rental: '/rentals', reservation: '/reservations', customer: '/customers' } as const;

export interface HeldRowProps {
  row: HeldMoney;
  /** What can be given back here; undefined where it is not time yet, or not for this member. */
  deposit: HeldDeposit | undefined;
  company: string;
  now: Date;
  timeZone: string;
  htgRate: string | null;
}

/** Money held of a customer or owed back: for how long, what they still owe, how to reach them, and the button that gives it back. */
export function HeldRow({ row, deposit, company, now, timeZone, htgRate }: HeldRowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { kind, number, customerName, customerPhone, customerLanguage, cents, dueCents } = row;
  const since = new Date(row.since);
  const days = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  const date = formatDate(since, locale, timeZone);
  const running = row.status === 'active' || row.status === 'confirmed';
  const facts = { locale: customerLanguage, company, customer: customerName, number };
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-card border border-hairline bg-raised p-3 hover:border-line-strong sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        {/* The whole card is its link, except for the buttons. */}
        <Link
          href={`${PLACES[row.of]}/${row.id}${row.of === 'customer' ? '?tab=payments' : ''}`}
          className="font-medium underline underline-offset-2 after:absolute after:inset-0 hover:text-accent hover:no-underline"
        >
          {number || customerName}
        </Link>
        {number && <p className="wrap-anywhere">{customerName}</p>}
      </div>
      <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
        <p className="font-medium">
          <time dateTime={since.toISOString()} title={formatDateTime(since, locale, timeZone, 'long')}>
            {days > 0 ? t('payments.held_days', { days, date }) : t('payments.held_since', { date })}
          </time>
        </p>
        <p className="text-muted">{t(`payments.held_${kind}_one`)}</p>
        {dueCents > 0 && !running && (
          <p className="text-danger">{t('payments.held_owes', { amount: formatMoney(dueCents, 'USD', locale) })}</p>
        )}
        {row.status === 'active' && <RentalStatusBadge status="active" />}
      </div>
      <p className="tabular text-right font-semibold max-sm:self-start">{formatMoney(cents, 'USD', locale)}</p>
      {!running && (
        <div className="relative col-span-full flex items-center justify-end gap-2 max-lg:[&>button]:flex-1 lg:col-span-1">
          {deposit && (
            <RefundDialog
              {...deposit}
              htgRate={htgRate}
              owed={dueCents > 0 ? { rentalId: row.id, customerName, dueCents, apply: applyDepositAction } : null}
              action={refundHeldAction}
              label={t('payments.refund_deposit')}
              of={number}
              variant="secondary"
            />
          )}
          {customerPhone ? (
            <ReachButtons
              name={customerName}
              phone={customerPhone}
              text={dueCents > 0 ? owedMessage({ ...facts, dueCents }) : heldMessage({ ...facts, cents })}
            />
          ) : (
            <p className="text-sm text-muted lg:w-[84px]">{t('today.no_phone')}</p>
          )}
        </div>
      )}
    </li>
  );
}
