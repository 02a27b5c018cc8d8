import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDateTime } from '../dates';
import { formatPhone } from '../format-phone';
import { isRefund } from './is-refund';
import { type Fact, PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { PaperSums } from './paper-sums';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import type { ReceiptData } from './receipt-data';
import { receiptFacts } from './receipt-facts';
import { receiptSums } from './receipt-sums';
import { renderPaper } from './render-paper';

/** A receipt as a PDF in the customer's language. The same data always produce the same bytes. */
export function renderReceipt(data: ReceiptData): Promise<Buffer> {
  const t = paperText(data.locale);
  const refund = isRefund(data);
  const date = formatDateTime(new Date(data.receivedAt), data.locale, data.timeZone, 'long');
  return renderPaper(
    <PaperPage
      paper={data}
      t={t}
      title={t(refund ? 'papers.receipt_title_refund' : 'papers.receipt_title')}
      dated={date}
      at={data.receivedAt}
    >
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts
            title={t(refund ? 'papers.refunded_to' : 'papers.received_from')}
            facts={customerFacts(data, t)}
          />
        </View>
        <View style={styles.column}>
          <PaperFacts title={t('papers.details')} facts={receiptFacts(data, t)} />
        </View>
      </View>
      <View style={styles.section} wrap={false}>
        <PaperSums lines={receiptSums(data, t)} />
      </View>
      {data.notes.trim() ? (
        <View style={styles.section}>
          <Text style={styles.heading}>{t('papers.notes')}</Text>
          <Text>{data.notes.trim()}</Text>
        </View>
      ) : null}
      <View style={[styles.columns, styles.section, { marginTop: 24 }]} wrap={false}>
        <PaperSignature
          role={t('papers.signature_company')}
          mention={data.company.legalName}
          name={data.collectedBy}
          image={null}
          signedAt={date}
        />
        {data.kind === 'deposit_refund' ? (
          <PaperSignature
            role={t('papers.signature_customer')}
            mention={t('papers.refund_received')}
            name={data.customer.fullName}
            image={null}
            signedAt=" "
          />
        ) : (
          <View style={styles.column} />
        )}
      </View>
    </PaperPage>,
  );
}

function customerFacts({ customer }: ReceiptData, t: PaperText): Fact[] {
  return [
    { label: t('papers.name'), value: customer.fullName },
    { label: t('papers.phone'), value: formatPhone(customer.phone) },
  ];
}
