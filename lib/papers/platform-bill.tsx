import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate, formatMonthYear, shiftDay } from '../dates';
import { formatPhone } from '../format-phone';
import { formatMoney, formatNumber } from '../money';
import { isTall } from './is-tall';
import { PaidMark } from './paid-mark';
import { PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSums } from './paper-sums';
import { PaperTable } from './paper-table';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import type { PlatformBillData } from './platform-bill-data';
import { renderPaper } from './render-paper';
import { shownTaxId } from './shown-tax-id';

/** An invoice of the platform to a company as a PDF. The same data always produce the same bytes. */
export function renderPlatformBill(data: PlatformBillData): Promise<Buffer> {
  const { locale, timeZone, billed, company, paid } = data;
  const t = paperText(locale);
  const day = (value: string | Date) => formatDate(value, locale, timeZone, 'long');
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const dated = day(new Date(data.issuedAt));
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.bill_title_invoice')} dated={dated} at={data.issuedAt}>
      {paid ? <PaidMark paid={paid} day={day(paid.on)} t={t} /> : null}
      <View style={[styles.columns, styles.section]}>
        <View style={styles.column}>
          <PaperFacts
            title={t('papers.bill_to')}
            facts={[
              { label: t('papers.name'), value: billed.name },
              {
                label: t('papers.platform_trade_name'),
                value: billed.tradeName === billed.name ? '' : billed.tradeName,
              },
              { label: t('papers.bill_tax_id'), value: shownTaxId(billed.taxId) },
              { label: t('papers.address'), value: billed.address },
              { label: t('papers.phone'), value: formatPhone(billed.phone) },
              { label: t('papers.email'), value: billed.email },
            ]}
          />
        </View>
        <View style={styles.column}>
          <PaperFacts
            title={t('papers.bill_terms')}
            facts={[
              { label: t('papers.platform_month'), value: formatMonthYear(data.fromDay.slice(0, 7), locale) },
              { label: t('papers.bill_due_on'), value: day(data.dueOn) },
            ]}
          />
        </View>
      </View>
      <View style={[styles.section, { marginTop: 16 }]}>
        <PaperTable
          title={t('papers.platform_use', { brand: company.legalName })}
          widths={[20, 42, 8, 15, 15]}
          left={2}
          head={['plan', 'days_billed', 'days', 'price', 'amount'].map((key) => t(`papers.platform_${key}`))}
          rows={data.lines.map((line) => [
            planOf(line.plan, t),
            t('papers.platform_from_to', {
              from: formatDate(line.fromDay, locale, timeZone),
              to: formatDate(shiftDay(line.untilDay, -1), locale, timeZone),
            }),
            t('papers.platform_days_of', {
              days: formatNumber(line.days, locale),
              all: formatNumber(line.monthDays, locale),
            }),
            usd(line.monthlyPriceCents),
            usd(line.amountCents),
          ])}
        />
      </View>
      <View style={[styles.section, { marginTop: 14 }]} wrap={false}>
        <PaperSums lines={[{ label: t('papers.total'), amount: usd(data.totalCents), weight: 'total' }]} />
      </View>
      {paid ? null : (
        <View style={styles.section} wrap={isTall(data.payTo)}>
          <PaperFacts facts={[{ label: t('papers.platform_pay_to'), value: data.payTo }]} />
          <Text style={[styles.quiet, { marginTop: 6 }]}>
            {t('papers.platform_note', { number: data.number, contacts: contacts(data) })}
          </Text>
        </View>
      )}
    </PaperPage>,
  );
}

function planOf(plan: string, t: PaperText): string {
  return t.has(`admin.plan_${plan}`) ? t(`admin.plan_${plan}`) : plan;
}

function contacts({ company }: PlatformBillData): string {
  return [formatPhone(company.phone), company.email].filter(Boolean).join(' · ');
}
