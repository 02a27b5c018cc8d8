'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { keepEarlyInput } from '@/components/forms/keep-early-input';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { VehiclePicture } from '@/components/ui/vehicle-picture';
import { thumbnailUrl } from '@/lib/files/file-url';
import { formatMoney } from '@/lib/money';
import type { VehicleOffer } from '@/lib/rentals/offer-vehicles';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { bodyOf } from '@/lib/vehicles/body-of';

const ClashText = lazyPart(() => import('@/components/rentals/clash-text').then((module) => module.ClashText));

interface VehicleCardProps {
  form: UseFormReturn<WizardValues>;
  registered: UseFormRegisterReturn<'vehicleId'>;
  offer: VehicleOffer;
  chosen: boolean;
  /** Whether the whole price has insurance in it, apart from the price of a day. */
  insured: boolean;
  timeZone: string;
}

/** One vehicle to choose: what it is, and what it costs in the chosen time. A taken one says until when. */
export function VehicleCard({ form, registered, offer, chosen, insured, timeZone }: VehicleCardProps) {
  const t = useTranslations('rentals');
  const locale = useLocale();
  const { id, make, model, plate, className, year, color, coverId, clash, dailyRateCents, totalCents } = offer;
  const outOfService = offer.serviceStatus !== 'in_service';
  const refused = outOfService || clash !== null;
  return (
    <label
      className={cn(
        'relative flex items-start gap-3 rounded-control border p-3 focus-within:outline-2 focus-within:outline-accent',
        chosen ? 'border-accent bg-accent-soft' : 'border-line-strong',
        refused ? 'bg-sunken' : 'cursor-pointer hover:border-accent',
      )}
    >
      <input
        type="radio"
        value={id}
        {...registered}
        ref={keepEarlyInput(form, registered)}
        disabled={refused && !chosen}
        className="sr-only"
      />
      <VehiclePicture photo={coverId ? thumbnailUrl(coverId) : undefined} body={bodyOf(offer)} color={color} />
      <span className="min-w-0 flex-1">
        <span className="flex items-start justify-between gap-2">
          <span className="font-medium wrap-anywhere">
            {make} {model}
          </span>
          {chosen && <Icon name="circle-check" className="mt-0.5 size-5 shrink-0 text-accent" />}
        </span>
        <span className="block text-sm text-muted">{[plate, className, year].filter(Boolean).join(' · ')}</span>
        {refused ? (
          <span className="block text-sm text-amber">
            {outOfService || !clash ? (
              t('clash_service')
            ) : (
              <Suspense>
                <ClashText clash={clash} timeZone={timeZone} />
              </Suspense>
            )}
          </span>
        ) : (
          <span className="tabular flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-sm text-muted">
              {t('price_a_day', { price: formatMoney(dailyRateCents, 'USD', locale) })}
            </span>
            {totalCents !== null && (
              <span className="font-semibold">
                {t(insured ? 'price_insured' : 'price_in_total', { price: formatMoney(totalCents, 'USD', locale) })}
              </span>
            )}
          </span>
        )}
      </span>
    </label>
  );
}
