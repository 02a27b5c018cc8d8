import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate } from '../dates';
import { formatPhone } from '../format-phone';
import { formatMoney, usdToHtgCents } from '../money';
import type { AccountData } from './account-data';
import { accountText } from './account-text';
import { PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSums, type SumLine } from './paper-sums';
import { PaperTable } from './paper-table';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';
import { shownRate } from './shown-rate';
import { shownTaxId } from './shown-tax-id';

/** A customer's statement of account as a PDF in their language. The same data always produce the same bytes. */
export function renderAccount(data: AccountData): Promise<Buffer> {
  const t = paperText(data.locale);
  const { locale, timeZone, customer, depositHeldCents } = data;
  const day = (iso: string) => formatDate(iso, locale, timeZone, 'long');
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const period = t('papers.account_period', { from: day(data.from), to: day(data.to) });
  let balance = data.openingCents;
  const rows = data.entries.map((entry) => {
    balance += entry.cents;
    return [
      formatDate(new Date(entry.at), locale, timeZone),
      entry.number,
      accountText(entry, t),
      usd(entry.cents),
      usd(balance),
    ];
  });
  const opening = [day(data.from), '', t('papers.account_opening'), '', usd(data.openingCents)];
  const closing = [day(data.to), '', t('papers.account_closing'), '', usd(data.closingCents)];
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.account_title')} dated={period} at={data.madeAt}>
      <View style={styles.section}>
        <PaperFacts
          facts={[
            { label: t('papers.customer'), value: customer.fullName },
            { label: t('papers.bill_tax_id'), value: shownTaxId(customer.taxId) },
            { label: t('papers.address'), value: customer.address },
            { label: t('papers.phone'), value: formatPhone(customer.phone) },
          ]}
        />
      </View>
      <View style={styles.section}>
        <PaperTable
          title={period}
          widths={[17, 18, 35, 15, 15]}
          left={3}
          head={['date', 'number', 'what', 'amount', 'balance'].map((key) => t(`papers.account_${key}`))}
          rows={[opening, ...rows, closing]}
        />
      </View>
      <View style={[styles.section, { marginTop: 14 }]} wrap={false}>
        <PaperSums lines={closingSums(data, t)} />
        {depositHeldCents > 0 ? (
          <Text style={[styles.quiet, { marginTop: 4 }]}>
            {t('papers.account_deposit', { amount: usd(depositHeldCents) })}
          </Text>
        ) : null}
      </View>
    </PaperPage>,
  );
}

function closingSums(data: AccountData, t: PaperText): SumLine[] {
  const { locale, timeZone, closingCents, gourde } = data;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const ages = ['month', 'two_months', 'three_months', 'older'] as const;
  const sums: SumLine[] =
    closingCents > 0
      ? ages.map((age, index) => ({ label: t(`papers.account_age_${age}`), amount: usd(data.ages[index] ?? 0) }))
      : [];
  sums.push({
    label: t(closingCents < 0 ? 'papers.account_credit' : 'papers.account_due'),
    amount: usd(Math.abs(closingCents)),
    weight: 'total',
  });
  if (gourde && closingCents > 0)
    sums.push({
      label: t('papers.equivalent_htg'),
      detail: t('papers.htg_rate', {
        rate: shownRate(gourde.rate, locale),
        date: formatDate(gourde.on, locale, timeZone),
      }),
      amount: formatMoney(usdToHtgCents(closingCents, gourde.rate), 'HTG', locale),
    });
  return sums;
}
