import { Text, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime } from '../dates';
import { formatPhone } from '../format-phone';
import { formatMoney, usdToHtgCents } from '../money';
import { sentenceParams } from '../pricing/sentence';
import { type Fact, PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSums, type SumLine } from './paper-sums';
import { kindName, type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';
import { shownRate } from './shown-rate';
import { VoidMark } from './void-mark';
import type { VoucherData } from './voucher-data';

/** A reservation's voucher as a PDF in the customer's language. The same data always produce the same bytes. */
export function renderVoucher(data: VoucherData): Promise<Buffer> {
  const t = paperText(data.locale);
  const when = (at: string) => formatDateTime(new Date(at), data.locale, data.timeZone, 'long');
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.voucher_title')} dated={when(data.madeAt)} at={data.madeAt}>
      {data.noShowAt ? (
        <VoidMark paper={data} voided={{ at: data.noShowAt, by: '', reason: '' }} says="no_show" t={t} />
      ) : null}
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts title={t('papers.reserved_for')} facts={customerFacts(data, t)} />
        </View>
        <View style={styles.column}>
          <PaperFacts title={t('papers.details')} facts={bookedFacts(data, t)} />
        </View>
      </View>
      <View style={styles.section}>
        <PaperFacts title={t('papers.period')} facts={periodFacts(data, { t, when })} />
      </View>
      <View style={styles.section} wrap={false}>
        <Text style={[styles.heading, styles.rule, { paddingBottom: 3 }]}>{t('papers.price')}</Text>
        <PaperSums lines={[...priceLines(data, t), ...gourdeLines(data, t), ...paidLines(data, t)]} />
      </View>
      <View style={styles.section} wrap={false}>
        <Text>{t('papers.voucher_insurance')}</Text>
        <Text>{t('papers.voucher_bring')}</Text>
        <Text>{t('papers.voucher_held', { until: when(data.heldUntil) })}</Text>
      </View>
      {data.specialRequests.trim() ? (
        <View style={styles.section}>
          <Text style={styles.heading}>{t('papers.special_requests')}</Text>
          <Text>{data.specialRequests.trim()}</Text>
        </View>
      ) : null}
    </PaperPage>,
  );
}

function customerFacts({ customer }: VoucherData, t: PaperText): Fact[] {
  return [
    { label: t('papers.name'), value: customer.fullName },
    { label: t('papers.phone'), value: formatPhone(customer.phone) },
  ];
}

function bookedFacts({ booked, isClass, usageZone }: VoucherData, t: PaperText): Fact[] {
  return [
    { label: t(isClass ? 'papers.vehicle_class' : 'papers.vehicle'), value: booked },
    { label: t('papers.usage_zone'), value: usageZone },
  ];
}

function periodFacts(data: VoucherData, { t, when }: { t: PaperText; when: (at: string) => string }): Fact[] {
  return [
    { label: t('papers.out'), value: [when(data.pickupAt), data.pickupLocation].filter(Boolean).join('\n') },
    { label: t('papers.back'), value: [when(data.dueAt), data.returnLocation].filter(Boolean).join('\n') },
  ];
}

function priceLines({ lines, totalCents, depositCents, locale }: VoucherData, t: PaperText): SumLine[] {
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const sentence = ({ key, params }: VoucherData['lines'][number]['sentence']) =>
    t.has(`pricing.${key}`) ? t(`pricing.${key}`, sentenceParams(params, locale)) : '';
  return [
    ...lines.map((line) => ({
      label: kindName(t, line.kind),
      detail: sentence(line.sentence),
      amount: usd(line.amountCents),
    })),
    { label: t('papers.total'), amount: usd(totalCents), weight: 'total' },
    ...(depositCents > 0 ? [{ label: t('papers.deposit'), amount: usd(depositCents) }] : []),
  ];
}

/** What the customer has paid in advance, once there is something. */
function paidLines({ totalCents, paidCents = 0, depositPaidCents = 0, locale }: VoucherData, t: PaperText): SumLine[] {
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  return [
    ...(paidCents > 0
      ? [
          { label: t('papers.already_paid'), amount: usd(paidCents) },
          {
            label: t('papers.left_to_pay'),
            amount: usd(Math.max(0, totalCents - paidCents)),
            weight: 'total' as const,
          },
        ]
      : []),
    ...(depositPaidCents > 0 ? [{ label: t('papers.deposit_paid'), amount: usd(depositPaidCents) }] : []),
  ];
}

function gourdeLines({ gourde, totalCents, locale, timeZone }: VoucherData, t: PaperText): SumLine[] {
  if (!gourde) return [];
  const { rate, on } = gourde;
  const detail = t('papers.htg_rate', { rate: shownRate(rate, locale), date: formatDate(on, locale, timeZone) });
  return [
    { label: t('papers.htg_equivalent'), detail, amount: formatMoney(usdToHtgCents(totalCents, rate), 'HTG', locale) },
  ];
}
