import { useTranslations } from 'next-intl';
import { PaperChatButton } from '@/components/paper-links/paper-chat-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { creditableLines } from '@/lib/invoices/creditable-lines';
import type { InvoiceRecord } from '@/lib/invoices/get-invoice-record';
import type { InvoiceStep } from '@/lib/invoices/invoice-next-step';
import { InvoiceMenu } from './invoice-menu';
import { MailBill } from './mail-bill';

interface Props {
  record: InvoiceRecord;
  /** In the customer's language. */
  text: string;
  /** What to do next; null if nothing is left to do. */
  next: InvoiceStep | null;
  mayMail: boolean;
  mayShare: boolean;
  timeZone: string;
  mayCredit: boolean;
}

/** The paper, the ways to send it, its credit note, and what to do next. */
export function InvoiceActions({ record, text, next, mayMail, mayShare, timeZone, mayCredit }: Props) {
  const t = useTranslations();
  const paper = { kind: 'bill', paperId: record.invoice.id } as const;
  const { invoice, customer, state } = record;
  const { lines, lowered } = creditableLines(record);
  const billed = (rentalId: string) =>
    lines.reduce((sum, line) => (line.rentalId === rentalId ? sum + line.amountCents : sum), 0);
  // Money is taken on the rental: on the oldest that owes, and of which the invoice still bills something.
  const owing = record.units.find(({ of, owedCents, id }) => of === 'rental' && owedCents > 0 && billed(id) > 0);
  const numberOf = (rentalId: string | null) => record.units.find(({ id }) => id === rentalId)?.number ?? '';
  const asShown = ({ id, kind, amountCents, note, waived, rentalId }: (typeof lines | typeof lowered)[number]) => ({
    ...{ id, kind, amountCents, note, waived, number: numberOf(rentalId) },
  });
  const creditable = mayCredit &&
    invoice.kind === 'invoice' &&
    state !== 'credited' && {
      lines: lines.map(asShown),
      lowered: lowered.map(asShown),
    };
  return (
    <>
      {customer.phone && <PaperChatButton paper={paper} phone={customer.phone} text={text} />}
      {mayMail && <MailBill invoiceId={invoice.id} />}
      <a
        href={`/api/invoices/${invoice.id}/paper`}
        target="_blank"
        rel="noopener"
        className={buttonClass(next ? 'secondary' : 'primary')}
      >
        <Icon name="file-text" />
        {t('invoices.paper')}
      </a>
      {next === 'collect' && owing && (
        <LinkButton href={`/rentals/${owing.id}`} variant="primary">
          {t('payments.collect')}
        </LinkButton>
      )}
      {next === 'issue' && (
        <LinkButton href={`/invoices/new?customer=${customer.id}`} variant="primary">
          {t('invoices.issue_invoice')}
        </LinkButton>
      )}
      <InvoiceMenu
        invoiceId={invoice.id}
        number={invoice.number}
        creditable={creditable || null}
        mayShare={mayShare}
        timeZone={timeZone}
      />
    </>
  );
}
