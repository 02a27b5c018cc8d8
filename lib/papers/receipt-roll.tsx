import 'server-only';
import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import { BRAND } from '../brand';
import { formatDateTime } from '../dates';
import { formatPhone } from '../format-phone';
import { isRefund } from './is-refund';
import { paperText } from './paper-text';
import { FAMILIES, INK } from './paper-theme';
import type { ReceiptData } from './receipt-data';
import { receiptFacts } from './receipt-facts';
import { receiptSums } from './receipt-sums';
import { renderPaper } from './render-paper';

/** 80 mm in points. The head of such a printer reaches 72 mm of it. The height follows from what is said. */
const WIDTH = 226.77;
const EDGE = 12;

/** A receipt for the roll of an 80 mm printer, in the customer's language: the same facts in one column, black alone. */
export function renderReceiptRoll(data: ReceiptData): Promise<Buffer> {
  const t = paperText(data.locale);
  const { company, voided } = data;
  const refund = isRefund(data);
  const made = new Date(data.receivedAt);
  const date = formatDateTime(made, data.locale, data.timeZone, 'long');
  const title = t(refund ? 'papers.receipt_title_refund' : 'papers.receipt_title');
  const head = [
    company.address.replaceAll('\n', ', '),
    formatPhone(company.phone),
    company.taxId && t('papers.tax_id', { value: company.taxId }),
  ];
  const facts = [
    { label: t(refund ? 'papers.refunded_to' : 'papers.received_from'), value: data.customer.fullName },
    ...receiptFacts(data, t),
  ].filter(({ value }) => value);
  return renderPaper(
    <Document
      title={`${title} ${data.number}`}
      author={company.legalName}
      creator={BRAND}
      producer={BRAND}
      language={data.locale}
      creationDate={made}
      modificationDate={made}
    >
      <Page size={{ width: WIDTH }} style={PAGE} wrap={false}>
        <View style={{ alignItems: 'center', textAlign: 'center' }}>
          {company.logo ? <Image src={company.logo} style={LOGO} /> : null}
          <Text style={NAME}>{company.tradeName || company.legalName}</Text>
          {head.filter(Boolean).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
        <View style={PART}>
          <Text style={NAME}>{`${title} ${data.number}`}</Text>
          <Text>{date}</Text>
          {voided ? (
            <Text style={{ fontWeight: 600, marginTop: 3 }}>
              {t('papers.voided_sentence', {
                date: formatDateTime(new Date(voided.at), data.locale, data.timeZone, 'long'),
                name: voided.by,
                reason: voided.reason,
              })}
            </Text>
          ) : null}
        </View>
        <View style={PART}>
          {facts.map(({ label, value }) => (
            <View key={label} style={ROW}>
              <Text style={{ flex: 2, flexBasis: 0 }}>{label}</Text>
              <Text style={{ flex: 3, flexBasis: 0, textAlign: 'right' }}>{value}</Text>
            </View>
          ))}
        </View>
        <View style={PART}>
          {receiptSums(data, t).map(({ label, detail, amount, weight }) => (
            <View key={label} style={{ marginBottom: 2 }}>
              <View style={ROW}>
                <Text style={{ flex: 1, fontWeight: weight === 'total' ? 600 : 400 }}>{label}</Text>
                <Text style={{ fontWeight: weight === 'total' ? 600 : 400 }}>{amount}</Text>
              </View>
              {detail ? <Text style={{ fontSize: 7.5 }}>{detail}</Text> : null}
            </View>
          ))}
        </View>
        {data.notes.trim() ? <Text style={PART}>{data.notes.trim()}</Text> : null}
        {data.kind === 'deposit_refund' ? (
          <View style={PART}>
            <Text>{t('papers.refund_received')}</Text>
            <View style={{ height: 44, borderBottomWidth: 0.75, borderBottomColor: INK }} />
            <Text>{data.customer.fullName}</Text>
          </View>
        ) : null}
        <Text style={[PART, { textAlign: 'center', fontSize: 7.5 }]}>
          {t('papers.reference_code', { code: data.reference })}
        </Text>
      </Page>
    </Document>,
  );
}

const PAGE = { fontFamily: [...FAMILIES] as string[], fontSize: 9, color: INK, padding: EDGE };
const PART = { borderTopWidth: 0.75, borderTopColor: INK, marginTop: 6, paddingTop: 5 } as const;
const ROW = { flexDirection: 'row', gap: 6 } as const;
const LOGO = { maxWidth: 150, height: 44, objectFit: 'contain', marginBottom: 4 } as const;
const NAME = { fontWeight: 600, fontSize: 12 } as const;
