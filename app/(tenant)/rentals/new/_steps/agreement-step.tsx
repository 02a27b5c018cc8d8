'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { errorOf } from '@/components/forms/error-of';
import { TextField } from '@/components/forms/fields';
import { TimeInWords } from '@/components/forms/time-in-words';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { VehiclePicker } from '@/components/vehicles/vehicle-picker';
import { localDay } from '@/lib/dates';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { moneyInput } from '@/lib/money';
import type { HandOverBlocker } from '@/lib/rentals/find-hand-over-blockers';
import { customerWarnings } from '@/lib/rentals/wizard/customer-warnings';
import { isBackwards } from '@/lib/rentals/wizard/missing-in';
import type { WizardRights } from '@/lib/rentals/wizard/within-rights';
import type { Picked, WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { searchAvailableVehiclesAction } from '../../../vehicles/actions';
import { searchRentersAction } from '../actions';
import { OwedAlert } from '../owed-alert';
import type { FaultOf } from '../use-faults';
import { ConditionsFields } from './conditions-fields';
import { RentalDrivers } from './rental-drivers';

const NewCustomerDialog = lazyPart(() =>
  import('@/app/(tenant)/customers/new-customer-dialog').then((module) => module.NewCustomerDialog),
);

interface AgreementStepProps {
  draftId: string;
  form: UseFormReturn<WizardValues>;
  rights: WizardRights;
  settings: WizardSettings;
  customer: Picked | null;
  vehicle: (Picked & { odometerKm: number }) | null;
  drivers: PickedDriver[];
  /** The server's reasons that would prevent the handover. */
  blockers: readonly HandOverBlocker[];
  faultOf: FaultOf;
  onDrivers: (drivers: PickedDriver[]) => void;
  onCustomer: (customer: Picked | null) => void;
  onVehicle: (vehicle: (Picked & { odometerKm: number }) | null) => void;
}

export function AgreementStep({
  draftId,
  form,
  rights,
  settings,
  customer,
  vehicle,
  drivers,
  blockers,
  faultOf,
  onDrivers,
  onCustomer,
  onVehicle,
}: AgreementStepProps) {
  const t = useTranslations();
  const locale = useLocale();
  const [adding, setAdding] = useState(false);
  const { errors } = form.formState;
  const pickupAt = form.watch('pickupAt');
  const dueAt = form.watch('dueAt');
  const searchVehicles = useCallback(
    (text: string) => searchAvailableVehiclesAction(text, { pickupAt, dueAt, draftId }),
    [pickupAt, dueAt, draftId],
  );

  const inWords = (local: string) => <TimeInWords local={local} timeZone={settings.timeZone} />;
  const days = { today: localDay(new Date(), settings.timeZone), returnDay: dueAt.slice(0, 10) };
  const warnings = customer ? customerWarnings(customer, { ...days, blockers }) : [];

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

  function pickVehicle(picked: Picked & { dailyRateCents: number; odometerKm: number }) {
    onVehicle({ id: picked.id, label: picked.label, odometerKm: picked.odometerKm });
    form.setValue('vehicleId', picked.id);
    form.clearErrors('vehicleId');
    form.setValue('rateOwn', false);
    form.setValue('dailyRateCents', moneyInput(picked.dailyRateCents, locale));
  }

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
            invalid={isBackwards({ pickupAt, dueAt }) ? t('errors.return_before_pickup') : faultOf('dueAt')}
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
              selected={customer}
              onSelect={pickCustomer}
              search={searchRentersAction}
              error={errorOf(errors, 'customerId') ?? (customer ? undefined : faultOf('customerId'))}
              renting
              required
            />
            {warnings.map((code) => (
              <p key={code} className="mt-1 text-sm text-amber">
                {t(`errors.${code}`)}
              </p>
            ))}
            <OwedAlert customer={customer} />
            <Button variant="ghost" className="mt-1 -ml-3 text-accent!" onClick={() => setAdding(true)}>
              {t('rentals.new_customer')}
            </Button>
          </div>
          <VehiclePicker
            selected={vehicle}
            onSelect={pickVehicle}
            search={searchVehicles}
            timeZone={settings.timeZone}
            error={errorOf(errors, 'vehicleId') ?? faultOf('vehicleId')}
            required
          />
        </div>
      </Card>
      <RentalDrivers
        form={form}
        settings={settings}
        customerName={customer?.label ?? ''}
        drivers={drivers}
        onDrivers={onDrivers}
      />
      <ConditionsFields form={form} rights={rights} perDay={settings.perDay} faultOf={faultOf} />
      {adding && (
        <Suspense>
          <NewCustomerDialog onClose={() => setAdding(false)} onCreated={pickCustomer} />
        </Suspense>
      )}
    </>
  );
}
