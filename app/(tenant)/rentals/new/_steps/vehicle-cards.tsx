'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { earlyInput } from '@/components/forms/early-input';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { parseMoney } from '@/lib/money';
import type { VehicleOffer } from '@/lib/rentals/offer-vehicles';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import type { OfferedVehicles } from '../use-offers';
import { VehicleCard } from './vehicle-card';

interface VehicleCardsProps {
  form: UseFormReturn<WizardValues>;
  offered: OfferedVehicles;
  onPick: (offer: VehicleOffer) => void;
  timeZone: string;
  error?: string;
}

/** Which vehicle: the likeliest of those that are free, as cards with their price, and a search beside them. */
export function VehicleCards({ form, offered, onPick, timeZone, error }: VehicleCardsProps) {
  const t = useTranslations();
  const { offers, hasMore, pending, failure, onSearch, onMore } = offered;
  const field = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const chosenId = form.watch('vehicleId');
  const registered = form.register('vehicleId', {
    onChange: (event: { target: { value: string } }) => {
      const offer = offers.find(({ id }) => id === event.target.value);
      if (offer) onPick(offer);
    },
  });
  // What was typed before the page's scripts were loaded is searched for, as if it were typed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, for what was typed before
  useEffect(() => {
    const early = field.current && earlyInput(field.current);
    if (typeof early === 'string') onSearch(early);
  }, []);
  return (
    <Card title={t('rentals.which_vehicle')}>
      <div className="grid gap-3">
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            ref={field}
            id="vehicleSearch"
            type="search"
            aria-label={t('rentals.vehicle_search')}
            placeholder={t('vehicles.pick_search')}
            autoComplete="off"
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              group.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
            }}
            className="control pl-9"
          />
        </div>
        {failure === 'network_error' && <Alert tone="warning">{t('rentals.vehicles_stale')}</Alert>}
        {failure && failure !== 'network_error' && <Alert>{t(`errors.${failure}`)}</Alert>}
        <div
          ref={group}
          role="radiogroup"
          aria-label={t('rentals.which_vehicle')}
          aria-required="true"
          aria-busy={pending}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'vehicleId-error' : undefined}
          className="grid gap-2 sm:grid-cols-2"
        >
          {offers.map((offer) => (
            <VehicleCard
              key={offer.id}
              form={form}
              registered={registered}
              offer={offer}
              chosen={offer.id === chosenId}
              insured={(parseMoney(form.watch('insurancePerDayCents')) ?? 0) > 0}
              timeZone={timeZone}
            />
          ))}
        </div>
        {error && (
          <p id="vehicleId-error" className="flex items-start gap-1 text-sm text-danger">
            <Icon name="circle-alert" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        <p role="status" className={offers.length > 0 ? 'sr-only' : 'text-muted'}>
          {!pending && t('rentals.vehicles_offered', { count: offers.length })}
        </p>
        {hasMore && (
          <Button variant="ghost" className="text-at-edge justify-self-start text-accent!" onClick={onMore}>
            {t('rentals.vehicles_more')}
          </Button>
        )}
      </div>
    </Card>
  );
}
