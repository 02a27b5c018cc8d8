'use client';

import { useTranslations } from 'next-intl';
import { type Dispatch, type SetStateAction, Suspense, useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { errorOf } from '@/components/forms/error-of';
import { PeriodCard } from '@/components/rentals/period-card';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ReservationQuote } from '@/lib/reservations/quote-reservation';
import type { ReservationPick, ReservationSettings, ReservationValues } from '@/lib/reservations/reservation-settings';
import { searchCustomersAction } from '../../customers/actions';
import { BookingFields } from './booking-fields';
import { TermsFields } from './terms-fields';

const CallerFields = lazyPart(() => import('./caller-fields').then((module) => module.CallerFields));
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
  /** The name of a customer who is being added; null while none is. */
  const [adding, setAdding] = useState<string | null>(null);
  const [switched, setSwitched] = useState(false);
  useEffect(() => {
    if (switched && values.who === 'customer') document.getElementById('customerId')?.focus();
  }, [switched, values.who]);
  const { errors } = form.formState;
  const faultOf = (name: keyof ReservationValues) => {
    const code = price?.fields[name];
    return code ? t(`errors.${code}`) : undefined;
  };
  const pickCustomer = useCallback(
    ({ id, label }: ReservationPick) => {
      onPicks((now) => ({ ...now, customer: { id, label } }));
      form.setValue('customerId', id, { shouldDirty: true });
      form.clearErrors('customerId');
    },
    [form, onPicks],
  );
  function toCaller() {
    setSwitched(true);
    onPicks((now) => ({ ...now, customer: null }));
    form.setValue('customerId', '', { shouldDirty: true });
    form.setValue('who', 'caller', { shouldDirty: true });
    form.clearErrors('customerId');
  }
  return (
    <>
      <PeriodCard form={form} period={values} settings={settings} faultOf={faultOf} />
      <Card title={t('rentals.parties')}>
        <div className="grid gap-4">
          {values.who === 'caller' ? (
            <Suspense>
              <CallerFields form={form} asked={switched} />
            </Suspense>
          ) : (
            <div>
              <CustomerPicker
                selected={picks.customer}
                onSelect={pickCustomer}
                search={searchCustomersAction}
                onNew={setAdding}
                error={errorOf(errors, 'customerId') ?? faultOf('customerId')}
                renting
                required
              />
              <div className="mt-1 text-at-edge flex flex-wrap">
                <Button variant="ghost" className="text-accent!" onClick={() => setAdding('')}>
                  {t('rentals.new_customer')}
                </Button>
                {!editedId && (
                  <Button variant="ghost" className="text-accent! whitespace-normal!" onClick={toCaller}>
                    {t('quotes.caller')}
                  </Button>
                )}
              </div>
            </div>
          )}
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
      {adding !== null && (
        <Suspense>
          <NewCustomerDialog name={adding} onClose={() => setAdding(null)} onCreated={pickCustomer} />
        </Suspense>
      )}
    </>
  );
}
