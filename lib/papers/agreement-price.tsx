import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '../dates';
import { formatMoney, usdToHtgCents } from '../money';
import { LATE_TERMS } from '../pricing/late-time';
import type { AgreementData } from './agreement-data';
import { agreementSums } from './agreement-sums';
import { isTall } from './is-tall';
import { PaperFacts } from './paper-facts';
import { PaperSums, type SumLine } from './paper-sums';
import type { PaperText } from './paper-text';
import { styles } from './paper-theme';
import { shownRate } from './shown-rate';

interface AgreementPriceProps {
  data: AgreementData;
  t: PaperText;
}

/** The price line by line, its totals, the equivalent in gourdes, and the charges a return may add. */
export function AgreementPrice({ data, t }: AgreementPriceProps) {
  return (
    <>
      <View style={styles.section} wrap={isTall(data.price.tax?.exemptReason)}>
        <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('papers.price')}</Text>
        <PaperSums lines={[...agreementSums(data, t), ...gourdeLines(data, t)]} />
      </View>
      <View style={styles.section} wrap={false}>
        <PaperFacts title={t('papers.tariffs')} facts={tariffFacts(data, t)} />
      </View>
    </>
  );
}

function gourdeLines({ price, locale, timeZone }: AgreementData, t: PaperText): SumLine[] {
  if (!price.gourde) return [];
  const { rate, on } = price.gourde;
  const htg = (cents: number) => formatMoney(usdToHtgCents(cents, rate), 'HTG', locale);
  const detail = t('papers.htg_rate', { rate: shownRate(rate, locale), date: formatDate(on, locale, timeZone) });
  const lines: SumLine[] = [
    { label: t('papers.htg_equivalent'), detail, amount: htg(price.totalCents), weight: 'plain' },
  ];
  if (price.depositCents > 0) lines.push({ label: t('papers.deposit_htg'), amount: htg(price.depositCents) });
  return lines;
}

function tariffFacts({ tariffs, milesPerDay, fuelPolicy, locale }: AgreementData, t: PaperText) {
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const late = {
    minutes: tariffs.lateFreeMinutes,
    hour: usd(tariffs.lateHourCents),
    day: usd(tariffs.lateDayCents),
    hours: (tariffs.late ?? LATE_TERMS).fullDayMinutes / 60,
  };
  const fuel = { quarter: usd(tariffs.fuelQuarterCents), service: usd(tariffs.fuelServiceCents) };
  const afterHours = tariffs.afterHoursCents ?? 0;
  const mileage = milesPerDay === 0 ? null : t('papers.tariff_mileage_value', { price: usd(tariffs.mileCents) });
  return [
    { label: t('papers.tariff_late'), value: t('papers.tariff_late_value', late) },
    { label: t('papers.tariff_mileage'), value: mileage },
    ...(afterHours > 0
      ? [{ label: t('papers.tariff_hours'), value: t('papers.tariff_hours_value', { price: usd(afterHours) }) }]
      : []),
    {
      label: t('papers.tariff_fuel'),
      value: fuelPolicy === 'pre_purchase' ? null : t('papers.tariff_fuel_value', fuel),
    },
  ];
}
