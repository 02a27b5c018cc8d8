'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CustomerPicker } from '@/components/customers/customer-picker';
import { errorOf } from '@/components/forms/error-of';
import { PeriodCard } from '@/components/rentals/period-card';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import { VehiclePicker } from '@/components/vehicles/vehicle-picker';
import { localDay } from '@/lib/dates';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { moneyInput } from '@/lib/money';
import type { HandOverBlocker } from '@/lib/rentals/find-hand-over-blockers';
import { customerWarnings } from '@/lib/rentals/wizard/customer-warnings';
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
      <PeriodCard form={form} period={{ pickupAt, dueAt }} settings={settings} faultOf={faultOf} />
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
