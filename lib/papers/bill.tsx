import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '../dates';
import { formatPhone } from '../format-phone';
import type { BillData, BillGroup } from './bill-data';
import { billLines, billSums } from './bill-sums';
import { type Fact, PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { PaperSums } from './paper-sums';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';
import { shownTaxId } from './shown-tax-id';

/** A proforma, an invoice or a credit note as a PDF in the customer's language. The same data always produce the same bytes. */
export function renderBill(data: BillData): Promise<Buffer> {
  const t = paperText(data.locale);
  const day = (iso: string) => formatDate(new Date(iso), data.locale, data.timeZone, 'long');
  return renderPaper(
    <PaperPage
      paper={data}
      t={t}
      title={t(`papers.bill_title_${data.kind}`)}
      dated={day(data.issuedAt)}
      at={data.issuedAt}
    >
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts title={t('papers.bill_to')} facts={billedFacts(data, t)} />
        </View>
        <View style={styles.column}>
          <PaperFacts title={t('papers.bill_terms')} facts={termFacts(data, t, day)} />
        </View>
      </View>
      {data.groups.map((group) => (
        <View key={group.number} style={styles.section}>
          <View wrap={false} style={[styles.rule, { paddingBottom: 3 }]}>
            <Text style={[styles.heading, { marginBottom: 1 }]}>{group.vehicles.join('; ')}</Text>
            <Text style={styles.quiet}>{periodOf(group, t, day)}</Text>
          </View>
          <PaperSums lines={billLines(group, data, t)} />
        </View>
      ))}
      <View style={[styles.section, { marginTop: 14 }]} wrap={false}>
        <PaperSums lines={billSums(data, t)} />
      </View>
      <View style={[styles.columns, styles.section, { marginTop: 22 }]} wrap={false}>
        <View style={styles.column}>
          <Text style={styles.quiet}>{t(`papers.bill_note_${data.kind}`)}</Text>
        </View>
        <PaperSignature
          role={t('papers.signature_company')}
          mention={data.company.legalName}
          name={data.issuedBy}
          image={null}
          signedAt={day(data.issuedAt)}
        />
      </View>
    </PaperPage>,
  );
}

function billedFacts({ billed }: BillData, t: PaperText): Fact[] {
  return [
    { label: t('papers.name'), value: billed.name },
    { label: t('papers.bill_tax_id'), value: shownTaxId(billed.taxId) },
    { label: t('papers.address'), value: billed.address },
    { label: t('papers.phone'), value: formatPhone(billed.phone) },
  ];
}

function termFacts(data: BillData, t: PaperText, day: (iso: string) => string): Fact[] {
  const { credits, dueOn, locale, timeZone } = data;
  const due = dueOn && formatDate(dueOn, locale, timeZone, 'long');
  return [
    { label: t('papers.bill_purchase_order'), value: data.purchaseOrder },
    { label: t(data.kind === 'proforma' ? 'papers.bill_valid_until' : 'papers.bill_due_on'), value: due },
    {
      label: t('papers.bill_credits'),
      value: credits && t('papers.bill_credits_of', { number: credits.number, date: day(credits.issuedAt) }),
    },
    { label: t('papers.bill_reason'), value: credits?.reason },
  ];
}

function periodOf({ number, isReservation, pickupAt, dueAt }: BillGroup, t: PaperText, day: (iso: string) => string) {
  const facts = { number, from: day(pickupAt), to: day(dueAt) };
  return t(isReservation ? 'papers.bill_reservation' : 'papers.bill_rental', facts);
}
