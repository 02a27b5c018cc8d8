'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { Alert } from '@/components/ui/alert';
import { lazyPart } from '@/components/ui/lazy-part';
import type { DraftQuote } from '@/lib/rentals/quote-draft';

const ClashText = lazyPart(() => import('./clash-text').then((module) => module.ClashText));
const PriceDetails = lazyPart(() => import('./price-details').then((module) => module.PriceDetails));

interface PriceCardProps {
  price: Pick<DraftQuote, 'quote' | 'proposed' | 'problem' | 'fields' | 'clash'> | null;
  pending: boolean;
  depositCents: number | null;
  htgRate: string | null;
  timeZone: string;
  /** The daily rate in the form, in cents, and a function that restores the proposed one. */
  rateCents: number | null;
  onUseProposed: () => void;
  /** More about what is taken, below the clash. */
  taken?: ReactNode;
}

/** The price calculated by the server, each line with its explanation. */
export function PriceCard({
  price,
  pending,
  depositCents,
  htgRate,
  timeZone,
  rateCents,
  onUseProposed,
  taken,
}: PriceCardProps) {
  const t = useTranslations();
  const quote = price?.quote;
  const clash = price?.clash;
  const refused = Object.keys(price?.fields ?? {}).length;
  const proposed = price?.proposed;
  const ruled = proposed?.parts.some(({ name }) => name !== null);
  const own = proposed !== null && proposed !== undefined && rateCents !== proposed.dailyRateCents;
  return (
    <section
      aria-label={t('rentals.price')}
      aria-busy={pending}
      className="rounded-card border border-hairline bg-raised p-4"
    >
      <h2 className="mb-2 text-lg">{t('rentals.price')}</h2>
      {clash && (
        <div className="mb-3">
          <Alert>
            {t('errors.vehicle_not_available')}.{' '}
            <Suspense>
              <ClashText clash={clash} timeZone={timeZone} />
            </Suspense>
          </Alert>
        </div>
      )}
      {taken}
      {price?.problem && <Alert>{t(`errors.${price.problem}`)}</Alert>}
      {!quote && !price?.problem && refused === 0 && <p className="text-muted">{t('rentals.price_pending')}</p>}
      {!price?.problem && refused > 0 && <Alert>{t('common.check_fields', { count: refused })}</Alert>}
      {quote && (
        <Suspense>
          <PriceDetails
            quote={quote}
            pending={pending}
            depositCents={depositCents}
            htgRate={htgRate}
            rate={proposed && !pending && (ruled || own) ? { proposed, own } : null}
            onUseProposed={onUseProposed}
          />
        </Suspense>
      )}
      {pending && (
        <p className="sr-only" role="status">
          {t('rentals.price_updating')}
        </p>
      )}
    </section>
  );
}
