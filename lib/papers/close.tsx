import 'server-only';
import { Text, View } from '@react-pdf/renderer';
import { formatDate, formatDateTime, formatTime } from '../dates';
import { formatMoney } from '../money';
import type { CloseData, CloseEntry, CloseLine } from './close-data';
import { PaperFacts } from './paper-facts';
import { PaperPage } from './paper-page';
import { PaperSignature } from './paper-signature';
import { PaperTable } from './paper-table';
import { type PaperText, paperText } from './paper-text';
import { styles } from './paper-theme';
import { renderPaper } from './render-paper';

/** The close of a drawer as a PDF in the company's language. The same data always produce the same bytes. */
export function renderClose(data: CloseData): Promise<Buffer> {
  const t = paperText(data.locale);
  const { locale, timeZone } = data;
  const day = formatDate(data.businessDay, locale, timeZone, 'long');
  const time = (iso: string) => formatDateTime(new Date(iso), locale, timeZone, 'long');
  const hasReason = data.reason !== '';
  return renderPaper(
    <PaperPage paper={data} t={t} title={t('papers.close_title')} dated={day} at={data.signedAt}>
      <View style={styles.section}>
        <PaperFacts
          facts={[
            { label: t('papers.close_clerk'), value: data.clerk },
            { label: t('papers.close_opened'), value: time(data.openedAt) },
            { label: t('papers.close_counted'), value: `${data.countedBy}, ${time(data.countedAt)}` },
          ]}
        />
      </View>
      <View style={styles.section}>
        <PaperTable
          title={t('papers.close_sums')}
          widths={[20, 11, 12, 11, 11, 12, 12, 11]}
          head={['method', 'opening', 'in', 'out', 'moved', 'expected', 'held', 'difference'].map((key) =>
            t(`papers.close_${key}`),
          )}
          rows={data.lines.map((line) => sumsOf(line, data, t))}
        />
        {hasReason ? <Text style={{ marginTop: 4 }}>{t('papers.close_reason', { reason: data.reason })}</Text> : null}
        <Text style={{ marginTop: 4 }}>
          {t('papers.close_left', {
            usd: formatMoney(data.leftUsdCents, 'USD', locale),
            htg: formatMoney(data.leftHtgCents, 'HTG', locale),
          })}
        </Text>
      </View>
      <View style={[styles.columns, styles.section]}>
        {pieces(data, 'USD', t)}
        {pieces(data, 'HTG', t)}
      </View>
      <View style={styles.section}>
        <PaperTable
          title={t('papers.close_entries')}
          widths={[9, 17, 32, 24, 18]}
          left={4}
          head={['time', 'number', 'whom', 'kind', 'amount'].map((key) => t(`papers.close_${key}`))}
          rows={data.entries.map((entry) => entryOf(entry, data, t))}
        />
      </View>
      <View style={[styles.columns, styles.section, { marginTop: 20 }]} wrap={false}>
        <PaperSignature
          role={t('papers.close_clerk')}
          mention={t(data.countedBy === data.clerk ? 'papers.close_counted_self' : 'papers.close_counted_for')}
          name={data.clerk}
          image={null}
          signedAt={time(data.countedAt)}
        />
        <PaperSignature
          role={t('papers.close_manager')}
          mention={t('papers.close_signed')}
          name={data.signedBy}
          image={null}
          signedAt={time(data.signedAt)}
        />
      </View>
    </PaperPage>,
  );
}

function sumsOf(line: CloseLine, { locale }: CloseData, t: PaperText): string[] {
  const amounts = [
    line.openingCents,
    line.inCents,
    -line.outCents,
    line.movedCents,
    line.expectedCents,
    line.countedCents,
    line.differenceCents,
  ];
  return [
    t('papers.close_method_currency', { method: t(`papers.method_${line.method}`), currency: line.currency }),
    ...amounts.map((cents) => formatMoney(cents, line.currency, locale).replace(/\u00a0(?:USD|HTG)$/, '')),
  ];
}

function pieces(data: CloseData, currency: 'USD' | 'HTG', t: PaperText) {
  const { locale } = data;
  const counted = Object.entries(currency === 'USD' ? data.usdPieces : data.htgPieces)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => b.value - a.value);
  const worth = (cents: number) => formatMoney(cents, currency, locale);
  return (
    <View style={styles.column}>
      <PaperTable
        title={t('papers.close_pieces', { currency })}
        widths={[40, 20, 40]}
        head={['piece', 'how_many', 'worth'].map((key) => t(`papers.close_${key}`))}
        rows={counted.map(({ value, count }) => [worth(value), String(count), worth(value * count)])}
      />
    </View>
  );
}

function entryOf(entry: CloseEntry, { locale, timeZone }: CloseData, t: PaperText): string[] {
  const kind = t('papers.close_kind_by', {
    kind: t(`papers.kind_${entry.kind}`),
    method: t(`papers.method_${entry.method}`),
  });
  return [
    formatTime(new Date(entry.at), timeZone),
    entry.number,
    entry.text,
    entry.voided ? t('papers.close_voided', { kind }) : kind,
    formatMoney(entry.cents, entry.currency, locale),
  ];
}
