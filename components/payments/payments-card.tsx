import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { formatDateTime, formatMoment } from '@/lib/dates';
import { formatMoney, formatNumber } from '@/lib/money';
import type { PaymentRow } from '@/lib/payments/list-payments';
import { shownKind } from '@/lib/payments/shown-kind';
import type { ShownPayment } from '@/lib/payments/shown-payments';
import { type MailReceiptAction, PaymentMenu, type VoidAction } from './payment-menu';
import type { Owed, RefundAction } from './refund-window';

interface Props {
  money: { payments: ShownPayment<PaymentRow>[]; htgRate: string | null; ledgerVersion: number };
  now: Date;
  timeZone: string;
  may: { refund: boolean; void: boolean; share: boolean };
  actions: { refund: RefundAction; void: VoidAction; mail: MailReceiptAction };
  title?: string;
  /** The sentence where there are none. */
  none?: string;
  action?: ReactNode;
  /** What is still owed where its deposit could be given back. */
  owed?: Owed | null;
  /** A sentence above the payments. */
  note?: ReactNode;
}

/** The payments of a rental or a reservation, each with its receipt and what can still be done with it. */
export function PaymentsCard({ money, now, timeZone, may, actions, title, none, action, owed, note }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const numberOf = (id: string | null) => money.payments.find((payment) => payment.id === id)?.number ?? '';
  return (
    <Card title={title ?? t('nav.payments')} action={action} flush>
      {money.payments.length === 0 && <p className="px-4 pb-4 text-muted">{none ?? t('payments.none_yet')}</p>}
      {note && <p className="px-4 pb-3 text-muted">{note}</p>}
      <ul>
        {money.payments.map((payment) => {
          const voided = payment.voidedAt !== null;
          const refund = payment.kind === 'refund';
          return (
            <li key={payment.id} className="grid gap-1 border-t border-hairline px-4 py-3 first:border-0">
              <div className="flex items-baseline justify-between gap-3">
                <span className={cn('font-medium', voided && 'line-through')}>
                  {t(`payments.kind_${shownKind(payment.kind, payment.reservationId)}`)}
                </span>
                <span className={cn('tabular font-medium', voided && 'text-muted line-through')}>
                  {formatMoney(refund ? -payment.amountCents : payment.amountCents, 'USD', locale)}
                </span>
              </div>
              <p className="text-sm text-muted">
                {payment.number}
                {' · '}
                {t(`payments.method_${payment.method}`)}
                {' · '}
                <time
                  dateTime={payment.receivedAt.toISOString()}
                  title={formatDateTime(payment.receivedAt, locale, timeZone, 'long')}
                >
                  {formatMoment(payment.receivedAt, locale, timeZone, now)}
                </time>
                {payment.receivedByName && ` · ${payment.receivedByName}`}
              </p>
              {payment.receivedHtgCents !== null && (
                <p className="text-sm text-muted">
                  {t('payments.in_gourdes', {
                    amount: formatMoney(payment.receivedHtgCents, 'HTG', locale),
                    rate: formatNumber(Number(payment.htgRate), locale, 2),
                  })}
                </p>
              )}
              {refund && (
                <p className="text-sm text-muted">
                  {t('payments.refund_of', { number: numberOf(payment.refundedPaymentId) })}
                </p>
              )}
              {payment.rentalId && payment.reservationNumber && (
                <p className="text-sm text-muted">{t('payments.taken_on', { number: payment.reservationNumber })}</p>
              )}
              {voided && (
                <p className="text-sm">
                  <Badge tone="lined">{t('payments.voided')}</Badge> {payment.voidedReason}
                </p>
              )}
              <div className="text-at-edge flex flex-wrap gap-1">
                <a
                  href={`/api/payments/${payment.id}/receipt`}
                  target="_blank"
                  rel="noopener"
                  className={buttonClass('ghost')}
                  aria-label={t('payments.receipt_number', { number: payment.number })}
                >
                  <Icon name="file-text" />
                  {t('payments.receipt')}
                </a>
                {!voided && (
                  <PaymentMenu
                    paymentId={payment.id}
                    number={payment.number}
                    timeZone={timeZone}
                    hasPhone={payment.customerPhone !== null}
                    mail={actions.mail}
                    mayShare={may.share}
                    refunding={
                      may.refund && payment.refundableCents > 0
                        ? {
                            payment,
                            htgRate: money.htgRate,
                            ledgerVersion: money.ledgerVersion,
                            owed: payment.kind === 'deposit' ? owed : null,
                            action: actions.refund,
                          }
                        : null
                    }
                    voiding={may.void && payment.voidRefusal === null ? actions.void : null}
                  />
                )}
              </div>
              {may.void && !voided && payment.voidRefusal !== null && (
                <p className="text-sm text-muted">{t(`errors.${payment.voidRefusal}`)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
