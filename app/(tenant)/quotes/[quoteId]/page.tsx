import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { WhatsAppButton } from '@/components/customers/whatsapp-button';
import { ClientMessages } from '@/components/layout/client-messages';
import { PriceLinesCard } from '@/components/reservations/price-lines-card';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { StatusBadge } from '@/components/ui/status-badge';
import { can } from '@/lib/auth/permissions';
import { formatDate } from '@/lib/dates';
import { checkQuote } from '@/lib/quotes/check-quote';
import { getQuote } from '@/lib/quotes/get-quote';
import { isFree } from '@/lib/quotes/is-free';
import { lastValidDay } from '@/lib/quotes/last-valid-day';
import { quoteMessage } from '@/lib/quotes/quote-message';
import { requireTenant } from '@/lib/server/context';
import { orNotFound } from '@/lib/server/or-not-found';
import { query } from '@/lib/server/query';
import { recordTitle } from '@/lib/server/record-title';
import { getTenantSettings } from '@/lib/tenants/get-tenant-settings';
import { QuoteFacts } from './quote-facts';
import { QuoteNow } from './quote-now';
import { QuoteText } from './quote-text';

/** Shared by the page and its title, so that both ask once. */
const read = cache(async (quoteId: string) =>
  query(await requireTenant(), 'reservations.view', async (q) => {
    const [found, company] = await Promise.all([getQuote(q, quoteId), getTenantSettings(q)]);
    const open = found.status === 'open' && can(q.role, 'reservations.edit');
    return { record: found, settings: company, checked: open ? await checkQuote(q, found) : null };
  }),
);

export async function generateMetadata({ params }: PageProps<'/quotes/[quoteId]'>): Promise<Metadata> {
  const { quoteId } = await params;
  return recordTitle(
    read(quoteId).then(({ record }) => record.quote.number),
    'quotes.title',
  );
}

export default async function QuotePage({ params }: PageProps<'/quotes/[quoteId]'>) {
  const ctx = await requireTenant();
  const { quoteId } = await params;
  const mayEdit = can(ctx.role, 'reservations.edit');
  const { record, settings, checked } = await orNotFound(read(quoteId));
  const t = await getTranslations();
  const { quote, receiver, status } = record;
  const { text } = quoteMessage(record, { company: ctx.tenant.name, ...settings });
  const open = checked && !isFree(checked) ? 'change' : checked && quote.customerId ? 'take' : 'send';
  const next = status === 'open' ? open : 'change';
  const clock = { now: ctx.now, timeZone: ctx.tenant.timeZone };
  const lastDay = formatDate(lastValidDay(quote.validUntil, clock.timeZone), await getLocale(), clock.timeZone);
  return (
    <ClientMessages
      namespaces={['quotes', 'reservations', 'rentals', 'customers', 'pricing', 'scan', 'files', 'success']}
    >
      <PageHeader
        back={{ href: '/quotes', label: t('nav.quotes') }}
        title={quote.number}
        state={<StatusBadge status={`quote_${status}`} />}
        detail={[receiver.fullName, status === 'open' && t('quotes.valid_till', { day: lastDay })]
          .filter(Boolean)
          .join(' · ')}
        action={
          status !== 'taken' && (
            <>
              {mayEdit && (
                <LinkButton
                  href={`/rentals/reservation?quote=${quote.id}`}
                  variant={next === 'change' ? 'primary' : 'secondary'}
                >
                  {t(status === 'open' ? 'quotes.change' : 'quotes.again')}
                </LinkButton>
              )}
              {status === 'open' && receiver.phone && (
                <WhatsAppButton
                  phone={receiver.phone}
                  text={text}
                  label={t('quotes.whatsapp')}
                  variant={next === 'send' ? 'primary' : 'secondary'}
                  className="max-sm:flex-auto!"
                />
              )}
            </>
          )
        }
      />
      {/* A phone shows the text before the facts. */}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-4 empty:hidden">
          {status === 'expired' && <Alert tone="warning">{t('quotes.expired_note')}</Alert>}
          {checked && (
            <QuoteNow
              quoteId={quote.id}
              sentCents={quote.totalCents}
              checked={checked}
              forCaller={quote.customerId === null}
              {...clock}
            />
          )}
        </div>
        {status === 'open' && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <QuoteText
              quoteId={quote.id}
              text={text}
              language={quote.language}
              mayMail={mayEdit && receiver.email !== null}
            />
          </div>
        )}
        <div className="grid gap-4 lg:col-start-1">
          <QuoteFacts record={record} timeZone={clock.timeZone} />
          <PriceLinesCard lines={quote.priceLines} totalCents={quote.totalCents} />
        </div>
      </div>
    </ClientMessages>
  );
}
