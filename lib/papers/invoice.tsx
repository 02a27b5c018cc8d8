import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime } from '../dates';
import { formatPhone } from '../format-phone';
import { formatNumber } from '../money';
import { milesOf } from '../pricing/return-charges';
import type { InvoiceData, InvoiceReading, InvoiceVehicle } from './invoice-data';
import { invoiceSums } from './invoice-sums';
import { isTall } from './is-tall';
import { type Fact, PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { PaperSums } from './paper-sums';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';
import { VoidMark } from './void-mark';

/** The invoice of a returned rental as a PDF in the customer's language. The same data always produce the same bytes. */
export function renderInvoice(data: InvoiceData): Promise<Buffer> {
  const t = paperText(data.locale);
  const { locale, timeZone, signature, withdrawn } = data;
  const time = (iso: string) => formatDateTime(new Date(iso), locale, timeZone, 'long');
  const date = formatDate(new Date(data.issuedAt), locale, timeZone, 'long');
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.invoice_title')} dated={date} at={data.issuedAt}>
      {withdrawn ? <VoidMark paper={data} voided={withdrawn} says="withdrawn" t={t} /> : null}
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts title={t('papers.customer')} facts={customerFacts(data, t)} />
        </View>
        <View style={styles.column}>
          <PaperFacts title={t('papers.agreement_number')} facts={rentalFacts(data, t)} />
        </View>
      </View>
      {data.vehicles.map((vehicle) => (
        <View
          key={`${vehicle.plate} ${vehicle.out?.at}`}
          style={styles.section}
          wrap={isTall(vehicle.out?.damageNotes, vehicle.back?.damageNotes)}
        >
          <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]} minPresenceAhead={30}>
            {`${vehicle.make} ${vehicle.model} ${vehicle.year}, ${vehicle.plate}`}
          </Text>
          <PaperFacts facts={vehicleFacts(vehicle, data, t)} />
        </View>
      ))}
      <View style={styles.section}>
        <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('papers.price')}</Text>
        <PaperSums lines={invoiceSums(data, t)} />
      </View>
      <View style={[styles.columns, styles.section, { marginTop: 18 }]} wrap={false}>
        <PaperSignature
          role={t('papers.signature_customer')}
          mention={signature ? t('papers.invoice_agreed') : t(`papers.unsigned_${data.unsignedReason ?? 'not_asked'}`)}
          name={signature?.name ?? data.customer.fullName}
          image={signature?.image ?? null}
          signedAt={signature ? t('papers.signed_at', { date: time(signature.signedAt) }) : ' '}
        />
        <PaperSignature
          role={t('papers.signature_company')}
          mention={data.company.legalName}
          name={data.takenBackBy}
          image={null}
          signedAt={time(data.issuedAt)}
        />
      </View>
    </PaperPage>,
  );
}

function customerFacts({ customer }: InvoiceData, t: PaperText): Fact[] {
  return [
    { label: t('papers.name'), value: customer.fullName },
    { label: t('papers.phone'), value: formatPhone(customer.phone) },
    { label: t('papers.address'), value: customer.address },
  ];
}

function rentalFacts(data: InvoiceData, t: PaperText): Fact[] {
  const time = (iso: string) => formatDateTime(new Date(iso), data.locale, data.timeZone, 'long');
  return [
    { label: t('papers.agreement_number'), value: data.agreementNumber },
    {
      label: t('papers.addendum_signed'),
      value: formatDate(new Date(data.agreedAt), data.locale, data.timeZone, 'long'),
    },
    { label: t('papers.out'), value: time(data.pickupAt) },
    { label: t('papers.invoice_due_at'), value: time(data.dueAt) },
    { label: t('papers.invoice_back_at'), value: time(data.returnedAt) },
  ];
}

function vehicleFacts({ out, back }: InvoiceVehicle, { locale }: InvoiceData, t: PaperText): Fact[] {
  const km = (value: number) => formatNumber(value, locale);
  const reading = (at: InvoiceReading | null) =>
    at &&
    [
      t('papers.invoice_reading', { km: km(at.odometerKm), fuel: t(`inspections.fuel_${at.fuelLevel}`) }),
      at.damageNotes.trim(),
    ]
      .filter(Boolean)
      .join('. ');
  const driven = out && back && Math.max(0, back.odometerKm - out.odometerKm);
  return [
    { label: t('papers.invoice_out'), value: reading(out) },
    { label: t('papers.invoice_back'), value: reading(back) },
    {
      label: t('papers.invoice_driven'),
      value: driven === null ? null : t('papers.odometer_value', { km: km(driven), miles: km(milesOf(driven)) }),
    },
  ];
}
