import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime } from '../dates';
import { formatPhone } from '../format-phone';
import { formatNumber } from '../money';
import { milesOf } from '../pricing/return-charges';
import type { AddendumData, SwappedVehicle } from './addendum-data';
import { addendumSums } from './addendum-sums';
import { type Fact, PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { PaperSums } from './paper-sums';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';

/** An addendum as a PDF in the customer's language. The same data always produce the same bytes. */
export function renderAddendum(data: AddendumData): Promise<Buffer> {
  const t = paperText(data.locale);
  const { locale, timeZone, signatures } = data;
  const date = formatDate(new Date(data.signedAt), locale, timeZone, 'long');
  const signed = (iso: string) =>
    t('papers.signed_at', { date: formatDateTime(new Date(iso), locale, timeZone, 'long') });
  return renderPaper(
    <PaperPage
      paper={data}
      t={t}
      title={t('papers.addendum_title')}
      dated={t('papers.dated', { date })}
      at={data.signedAt}
    >
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts title={t('papers.agreement_number')} facts={agreementFacts(data, t)} />
        </View>
        <View style={styles.column}>
          {data.swap ? (
            <PaperFacts title={t('papers.addendum_swap')} facts={swapFacts(data, data.swap, t)} />
          ) : (
            <PaperFacts title={t('papers.addendum_change')} facts={changeFacts(data, t)} />
          )}
        </View>
      </View>
      <View style={styles.section} wrap={false}>
        <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('papers.price')}</Text>
        <PaperSums lines={addendumSums(data, t)} />
      </View>
      <View style={styles.section}>
        {data.swap && <Text>{t('papers.addendum_together')}</Text>}
        <Text>{t('papers.addendum_rest', { number: data.agreementNumber })}</Text>
      </View>
      <View style={[styles.columns, styles.section, { marginTop: 18 }]} wrap={false}>
        <PaperSignature
          role={t('papers.signature_customer')}
          mention={t('papers.read_and_approved')}
          name={signatures.customer.name}
          image={signatures.customer.image}
          signedAt={signed(signatures.customer.signedAt)}
        />
        <PaperSignature
          role={t('papers.signature_company')}
          mention={data.company.legalName}
          name={signatures.agent.name}
          image={signatures.agent.image}
          signedAt={signed(signatures.agent.signedAt)}
        />
      </View>
    </PaperPage>,
  );
}

function agreementFacts({ customer, vehicle, ...data }: AddendumData, t: PaperText) {
  return [
    { label: t('papers.agreement_number'), value: data.agreementNumber },
    {
      label: t('papers.addendum_signed'),
      value: formatDate(new Date(data.agreedAt), data.locale, data.timeZone, 'long'),
    },
    { label: t('papers.customer'), value: customer.fullName },
    { label: t('papers.phone'), value: formatPhone(customer.phone) },
    ...(data.swap ? [] : [{ label: t('papers.vehicle'), value: nameOf(vehicle) }]),
  ];
}

function swapFacts(data: AddendumData, swap: NonNullable<AddendumData['swap']>, t: PaperText): Fact[] {
  const { locale, timeZone } = data;
  const time = (iso: string) => formatDateTime(new Date(iso), locale, timeZone, 'long');
  const state = ({ vehicle, odometerKm, fuelLevel, damageNotes }: SwappedVehicle) => {
    const km = formatNumber(odometerKm, locale);
    const readings = {
      km: t('papers.odometer_value', { km, miles: formatNumber(milesOf(odometerKm), locale) }),
      level: t(`papers.level_${fuelLevel}`),
    };
    const damage = damageNotes || t('papers.no_damage');
    return [nameOf(vehicle), t('papers.addendum_reading', readings), damage].join('\n');
  };
  return [
    { label: t('papers.addendum_swapped_at'), value: time(swap.at) },
    { label: t('papers.addendum_back'), value: state(swap.back) },
    { label: t('papers.addendum_given'), value: state(swap.given) },
    { label: t('papers.addendum_return'), value: [time(data.dueAt), data.returnLocation].filter(Boolean).join('\n') },
  ];
}

function nameOf({ make, model, year, plate }: AddendumData['vehicle']): string {
  return `${make} ${model} ${year}, ${plate}`;
}

function changeFacts(data: AddendumData, t: PaperText) {
  const time = (iso: string) => formatDateTime(new Date(iso), data.locale, data.timeZone, 'long');
  const miles = { miles: data.milesPerDay, total: data.milesPerDay * data.chargedDays };
  return [
    { label: t('papers.out'), value: time(data.pickupAt) },
    { label: t('papers.addendum_before'), value: time(data.previousDueAt) },
    { label: t('papers.addendum_due'), value: time(data.dueAt) },
    { label: t('papers.addendum_place'), value: data.returnLocation },
    { label: t('papers.charged_days'), value: String(data.chargedDays) },
    {
      label: t('papers.mileage'),
      value: data.milesPerDay === 0 ? t('papers.mileage_unlimited') : t('papers.mileage_per_day', miles),
    },
  ];
}
