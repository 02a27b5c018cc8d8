'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, Suspense, useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { TimeInWords } from '@/components/forms/time-in-words';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ReservationQuote } from '@/lib/reservations/quote-reservation';
import type { ReservationPick, ReservationSettings, ReservationValues } from '@/lib/reservations/reservation-settings';
import { searchCustomersAction } from '../../customers/actions';
import { BookingFields } from './booking-fields';
import { TermsFields } from './terms-fields';

const NewCustomerDialog = lazyPart(() =>
  import('@/app/(tenant)/customers/new-customer-dialog').then((module) => module.NewCustomerDialog),
);

export interface Picks {
  customer: ReservationPick | null;
  vehicle: ReservationPick | null;
}

interface DetailsStepProps {
  form: UseFormReturn<ReservationValues>;
  values: ReservationValues;
  settings: ReservationSettings;
  picks: Picks;
  onPicks: Dispatch<SetStateAction<Picks>>;
  /** The server's answer to exactly these values; null while it is on its way. */
  price: ReservationQuote | null;
  editedId: string | null;
}

/** Step one: who, when and where, what, and under which terms. */
export function DetailsStep({ form, values, settings, picks, onPicks, price, editedId }: DetailsStepProps) {
  const t = useTranslations();
  const [adding, setAdding] = useState(false);
  const { errors } = form.formState;
  const { pickupAt, dueAt } = values;
  const faultOf = (name: keyof ReservationValues) => {
    const code = price?.fields[name];
    return code ? t(`errors.${code}`) : undefined;
  };
  const backwards = pickupAt !== '' && dueAt !== '' && dueAt <= pickupAt;
  const inWords = (local: string) => <TimeInWords local={local} timeZone={settings.timeZone} />;
  const pickCustomer = useCallback(
    ({ id, label }: ReservationPick) => {
      onPicks((now) => ({ ...now, customer: { id, label } }));
      form.setValue('customerId', id, { shouldDirty: true });
      form.clearErrors('customerId');
    },
    [form, onPicks],
  );
  return (
    <>
      <Card title={t('rentals.period')}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            form={form}
            name="pickupAt"
            type="datetime-local"
            label={t('rentals.pickup_datetime')}
            required
            help={inWords(pickupAt)}
            invalid={faultOf('pickupAt')}
          />
          <TextField
            form={form}
            name="dueAt"
            type="datetime-local"
            label={t('rentals.return_datetime')}
            required
            help={inWords(dueAt)}
            invalid={backwards ? t('errors.return_before_pickup') : faultOf('dueAt')}
          />
          <TextField form={form} name="pickupLocation" label={t('rentals.pickup_location')} list="locations" />
          <TextField form={form} name="returnLocation" label={t('rentals.return_location')} list="locations" />
          <TextField form={form} name="usageZone" label={t('rentals.usage_zone')} list="usage-zones" />
          <datalist id="locations">
            {settings.locations.map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
          <datalist id="usage-zones">
            {settings.usageZones.map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
        </div>
      </Card>
      <Card title={t('rentals.parties')}>
        <div className="grid gap-4">
          <div>
            <CustomerPicker
              selected={picks.customer}
              onSelect={pickCustomer}
              search={searchCustomersAction}
              error={errorOf(errors, 'customerId') ?? faultOf('customerId')}
              renting
              required
            />
            <Button variant="ghost" className="mt-1 -ml-3 text-accent!" onClick={() => setAdding(true)}>
              {t('rentals.new_customer')}
            </Button>
          </div>
          <BookingFields
            form={form}
            values={values}
            settings={settings}
            vehicle={picks.vehicle}
            onVehicle={(vehicle) => onPicks((now) => ({ ...now, vehicle }))}
            editedId={editedId}
          />
        </div>
      </Card>
      <TermsFields form={form} settings={settings} price={price} faultOf={faultOf} />
      {adding && (
        <Suspense>
          <NewCustomerDialog onClose={() => setAdding(false)} onCreated={pickCustomer} />
        </Suspense>
      )}
    </>
  );
}
