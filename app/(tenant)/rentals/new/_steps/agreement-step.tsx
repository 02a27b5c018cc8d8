'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { errorOf } from '@/components/forms/error-of';
import { PeriodCard } from '@/components/rentals/period-card';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { localDay } from '@/lib/dates';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { moneyInput } from '@/lib/money';
import type { HandOverBlocker } from '@/lib/rentals/find-hand-over-blockers';
import { firstPickup } from '@/lib/rentals/first-pickup';
import type { VehicleOffer } from '@/lib/rentals/offer-vehicles';
import { customerWarnings } from '@/lib/rentals/wizard/customer-warnings';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { Picked, Picks, WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { searchRentersAction } from '../actions';
import { OwedAlert } from '../owed-alert';
import type { FaultOf } from '../use-faults';
import type { OfferedVehicles } from '../use-offers';
import { ConditionsCard } from './conditions-card';
import { FoldedDrivers } from './folded-drivers';
import { VehicleCards } from './vehicle-cards';

const NewCustomerDialog = lazyPart(() =>
  import('@/app/(tenant)/customers/new-customer-dialog').then((module) => module.NewCustomerDialog),
);

interface AgreementStepProps {
  form: UseFormReturn<WizardValues>;
  rights: WizardRights;
  settings: WizardSettings;
  customer: Picked | null;
  drivers: PickedDriver[];
  offered: OfferedVehicles;
  /** The server's reasons that would prevent the handover. */
  blockers: readonly HandOverBlocker[];
  faultOf: FaultOf;
  onDrivers: (drivers: PickedDriver[]) => void;
  onCustomer: (customer: Picked | null) => void;
  onVehicle: (vehicle: Picks['vehicle']) => void;
}

/** When, who, which vehicle; then prices and conditions, each in a sentence. */
export function AgreementStep({
  form,
  rights,
  settings,
  customer,
  drivers,
  offered,
  blockers,
  faultOf,
  onDrivers,
  onCustomer,
  onVehicle,
}: AgreementStepProps) {
  const t = useTranslations();
  const locale = useLocale();
  /** The name of a customer who is being added; null while none is. */
  const [adding, setAdding] = useState<string | null>(null);
  const { errors } = form.formState;
  const pickupAt = form.watch('pickupAt');
  const dueAt = form.watch('dueAt');
  // Not before somebody is chosen: a browser's first look at a time zone is a tenth of all that the page's scripts do.
  const today = () => localDay(new Date(), settings.timeZone);
  const returnDay = dueAt.slice(0, 10);
  const warnings = customer ? customerWarnings(customer, { today: today(), returnDay, blockers }) : [];

  function pickCustomer(picked: Picked | null) {
    const before = form.getValues('customerId');
    // One customer's signature is not valid for another.
    if (before && before !== picked?.id) {
      form.setValue('customerSignature', '');
      form.setValue('customerSigner', '');
    }
    onCustomer(picked);
    form.setValue('customerId', picked?.id ?? '');
    form.clearErrors('customerId');
  }

  function pickVehicle(offer: VehicleOffer) {
    const { id, make, model, plate, odometerKm, fuelLevel, dailyRateCents, lastReturnAt } = offer;
    // A pickup that somebody has typed stays, and its reason is shown.
    if (form.getValues('pickupAt') === form.formState.defaultValues?.pickupAt)
      form.setValue('pickupAt', firstPickup(form.getValues('pickupAt'), lastReturnAt, settings.timeZone));
    onVehicle({ id, label: `${make} ${model} · ${plate}`, odometerKm, fuelLevel });
    form.clearErrors('vehicleId');
    form.setValue('rateOwn', false);
    form.setValue('dailyRateCents', moneyInput(dailyRateCents, locale));
  }

  return (
    <>
      <PeriodCard
        form={form}
        period={{ pickupAt, dueAt }}
        settings={settings}
        faultOf={faultOf}
        title={t('rentals.when')}
        folded
      />
      <Card title={t('rentals.who')}>
        <div className="grid gap-2">
          <CustomerPicker
            selected={customer}
            onSelect={pickCustomer}
            search={searchRentersAction}
            onNew={setAdding}
            error={errorOf(errors, 'customerId') ?? (customer ? undefined : faultOf('customerId'))}
            renting
            required
          />
          {warnings.map((code) => (
            <p key={code} className="text-sm text-amber">
              {t(`errors.${code}`)}
            </p>
          ))}
          <OwedAlert customer={customer} />
          <div className="flex flex-wrap gap-x-1 [&>section]:w-full">
            <Button
              variant="ghost"
              className="text-at-edge justify-self-start text-accent!"
              onClick={() => setAdding('')}
            >
              {t('rentals.new_customer')}
            </Button>
            <FoldedDrivers
              form={form}
              settings={settings}
              customerName={customer?.label ?? ''}
              drivers={drivers}
              onDrivers={onDrivers}
            />
          </div>
        </div>
      </Card>
      <VehicleCards
        form={form}
        offered={offered}
        onPick={pickVehicle}
        timeZone={settings.timeZone}
        error={errorOf(errors, 'vehicleId') ?? faultOf('vehicleId')}
      />
      <ConditionsCard form={form} rights={rights} perDay={settings.perDay} faultOf={faultOf} />
      {adding !== null && (
        <Suspense>
          <NewCustomerDialog name={adding} onClose={() => setAdding(null)} onCreated={pickCustomer} />
        </Suspense>
      )}
    </>
  );
}
