import { useLocale, useTranslations } from 'next-intl';
import { ClashText } from '@/components/rentals/clash-text';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { formatMoment } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { ChangedLine } from '@/lib/quotes/changed-lines';
import type { CheckedQuote } from '@/lib/quotes/check-quote';
import { isFree } from '@/lib/quotes/is-free';
import { TakeQuote } from './take-quote';

interface QuoteNowProps {
  quoteId: string;
  sentCents: number;
  checked: CheckedQuote;
  forCaller: boolean;
  now: Date;
  timeZone: string;
}

/** An open quote as it stands now: whether it is still free, and what it would cost today. Its own price stays. */
export function QuoteNow({ quoteId, sentCents, checked, forCaller, now, timeZone }: QuoteNowProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { quote, problem, fields, clash, classTaken, changed } = checked;
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  const refused = [...new Set([...(problem ? [problem] : []), ...Object.values(fields)])];
  const free = isFree(checked);
  const classText = classTaken?.freeFrom
    ? t('reservations.class_free_from', { at: formatMoment(new Date(classTaken.freeFrom), locale, timeZone, now) })
    : t('reservations.class_taken');
  return (
    <Card title={t('quotes.take_title')}>
      <div className="grid gap-3">
        {clash && (
          <Alert>
            {t('errors.vehicle_not_available')}. <ClashText clash={clash} timeZone={timeZone} />
          </Alert>
        )}
        {classTaken && <Alert>{classText}</Alert>}
        {refused.map((code) => (
          <Alert key={code}>{t(`errors.${code}`)}</Alert>
        ))}
        {free && (
          <Alert tone="success">
            {quote && changed.length > 0
              ? t('quotes.free_kept', { now: usd(quote.totalCents), sent: usd(sentCents) })
              : t('quotes.free_same')}
            {changed.length > 1 && (
              <ul className="mt-1 list-disc pl-5">
                {changed.map((line) => (
                  <ChangedText key={line.kind} line={line} />
                ))}
              </ul>
            )}
          </Alert>
        )}
        {free ? (
          <TakeQuote quoteId={quoteId} totalCents={sentCents} forCaller={forCaller} />
        ) : (
          <p className="text-muted">{t('quotes.when_taken')}</p>
        )}
      </div>
    </Card>
  );
}

function ChangedText({ line: { kind, sentCents, nowCents } }: { line: ChangedLine }) {
  const t = useTranslations();
  const locale = useLocale();
  const usd = (cents: number) => formatMoney(cents, 'USD', locale);
  // Safe because `has` is checked first: the kinds come from the database.
  const key = `kind_${kind}` as 'kind_other';
  const name = t.has(`pricing.${key}`) ? t(`pricing.${key}`) : kind;
  if (sentCents === null) return <li>{t('quotes.added_line', { name, now: usd(nowCents ?? 0) })}</li>;
  if (nowCents === null) return <li>{t('quotes.dropped_line', { name, sent: usd(sentCents) })}</li>;
  return <li>{t('quotes.changed_line', { name, now: usd(nowCents), sent: usd(sentCents) })}</li>;
}
