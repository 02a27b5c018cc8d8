import { Text, View } from '@react-pdf/renderer';
import { formatDateTime } from '../dates';
import { formatNumber } from '../money';
import { isPartlyFull } from '../pricing/is-partly-full';
import { milesOf } from '../pricing/return-charges';
import type { AgreementData } from './agreement-data';
import { isTall } from './is-tall';
import { type Fact, PaperFacts } from './paper-facts';
import { kindName, type PaperText } from './paper-text';
import { styles } from './paper-theme';

interface AgreementConditionsProps {
  data: AgreementData;
  t: PaperText;
}

/** When, where and on which conditions the vehicle is rented, and its condition at pickup. */
export function AgreementConditions({ data, t }: AgreementConditionsProps) {
  const moment = (iso: string) => formatDateTime(new Date(iso), data.locale, data.timeZone, 'long');
  const place = (iso: string, location: string) => [moment(iso), location].filter(Boolean).join('\n');
  const [odometer, fuel, damage] = stateFacts(data, t);
  return (
    <>
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts
            title={t('papers.period')}
            facts={[
              { label: t('papers.out'), value: place(data.pickupAt, data.pickupLocation) },
              { label: t('papers.back'), value: place(data.dueAt, data.returnLocation) },
              { label: t('papers.charged_days'), value: formatNumber(data.price.chargedDays, data.locale) },
              { label: t('papers.usage_zone'), value: data.usageZone },
            ]}
          />
        </View>
        <View style={styles.column}>
          <PaperFacts title={t('papers.conditions')} facts={conditionFacts(data, t)} />
        </View>
      </View>
      <View style={styles.section} wrap={isTall(damage.value)}>
        <Text style={styles.heading} minPresenceAhead={30}>
          {t('papers.state')}
        </Text>
        <View style={styles.columns}>
          <View style={styles.column}>
            <PaperFacts facts={[odometer, fuel]} />
          </View>
          <View style={styles.column}>
            <PaperFacts facts={[damage]} />
          </View>
        </View>
      </View>
    </>
  );
}

function stateFacts({ checkout, locale }: AgreementData, t: PaperText): [Fact, Fact, Fact] {
  const odometer = {
    km: formatNumber(checkout.odometerKm, locale),
    miles: formatNumber(milesOf(checkout.odometerKm), locale),
  };
  return [
    { label: t('papers.odometer'), value: t('papers.odometer_value', odometer) },
    { label: t('papers.fuel_level'), value: t(`papers.level_${checkout.fuelLevel}`) },
    { label: t('papers.damage'), value: damageLines(checkout, t).join('\n') || t('papers.no_damage') },
  ];
}

function damageLines({ damages, marks = [] }: AgreementData['checkout'], t: PaperText): string[] {
  const marked = marks.map(({ zone, kind, severity, note }) => {
    const how = [t(`inspections.severity_${severity}`), note].filter(Boolean).join(', ');
    const place = { zone: t(`inspections.zone_${zone}`), kind: t(`inspections.kind_${kind}`) };
    return `${t('inspections.damage_at', place)} (${how})`;
  });
  return [...marked, ...damages.filter(Boolean)];
}

function conditionFacts(data: AgreementData, t: PaperText): Fact[] {
  const { locale, milesPerDay } = data;
  const names = (kinds: string[]) => kinds.map((kind) => kindName(t, kind)).join('\n') || t('papers.none');
  const miles = {
    miles: formatNumber(milesPerDay, locale),
    total: formatNumber(milesPerDay * data.price.chargedDays, locale),
  };
  return [
    {
      label: t('papers.mileage'),
      value: milesPerDay === 0 ? t('papers.mileage_unlimited') : t('papers.mileage_per_day', miles),
    },
    { label: t('papers.fuel_policy'), value: fuelPolicyText(data, t) },
    { label: t('papers.protections'), value: names(data.protections) },
    { label: t('papers.options'), value: names(data.options) },
    { label: t('papers.payment_method'), value: t(`papers.method_${data.paymentMethod}`) },
  ];
}

/** A vehicle that left with less than a full tank comes back as it left, even under "full to full". */
function fuelPolicyText({ fuelPolicy, checkout }: AgreementData, t: PaperText): string {
  if (!isPartlyFull(fuelPolicy, checkout.fuelLevel)) return t(`papers.fuel_policy_${fuelPolicy}`);
  return t('papers.fuel_policy_as_left', { level: t(`papers.level_${checkout.fuelLevel}`) });
}
