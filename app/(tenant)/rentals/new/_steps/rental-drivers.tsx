'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Combobox } from '@/components/forms/combobox';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import { formatDate, localDay } from '@/lib/dates';
import { driverRefusals } from '@/lib/drivers/eligibility';
import { isOfAnother } from '@/lib/drivers/of-another';
import type { PickedDriver } from '@/lib/drivers/picked-driver';
import { MOST_DRIVERS } from '@/lib/drivers/values';
import { isExpired } from '@/lib/expiry';
import type { WizardSettings } from '@/lib/rentals/wizard/wizard-settings';
import type { WizardValues } from '@/lib/rentals/wizard/wizard-values';
import { busyDriversAction, searchDriversAction } from '../actions';

const NewDriverDialog = lazyPart(() =>
  import('@/app/(tenant)/drivers/new-driver-dialog').then((module) => module.NewDriverDialog),
);

interface RentalDriversProps {
  form: UseFormReturn<WizardValues>;
  settings: WizardSettings;
  customerName: string;
  drivers: PickedDriver[];
  onDrivers: (drivers: PickedDriver[]) => void;
}

/**
 * Who may drive besides the customer, with the reasons that would prevent the handover while they can still be fixed.
 */
export function RentalDrivers({ form, settings, customerName, drivers, onDrivers }: RentalDriversProps) {
  const t = useTranslations('drivers');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const [adding, setAdding] = useState(false);
  const [customerId, pickupAt, dueAt] = form.watch(['customerId', 'pickupAt', 'dueAt']);
  const busy = useBusyDrivers(drivers, { pickupAt, dueAt });
  const search = useCallback((text: string) => searchDriversAction(text, customerId), [customerId]);
  const today = localDay(new Date(), settings.timeZone);
  const day = (value: string) => formatDate(value, locale, settings.timeZone);
  const refusals = driverRefusals(
    drivers.map(({ label, ...driver }) => ({ ...driver, fullName: label })),
    { today, pickupDay: pickupAt.slice(0, 10), returnDay: dueAt.slice(0, 10), minimumAge: settings.minimumAge },
  );
  const warningsOf = ({ id, ...driver }: PickedDriver) => [
    ...(isOfAnother(driver, customerId) ? [t('of_another', { name: driver.customerName ?? '' })] : []),
    ...refusals
      .filter(({ driverId }) => driverId === id)
      .map(({ code, params }) => errors(code, { ...params, date: params.date && day(params.date) })),
    ...(busy[id] ? [t('busy', { number: busy[id] })] : []),
  ];

  const licenseOf = ({ licenseNumber: number, licenseExpiresOn }: PickedDriver) => {
    if (!licenseExpiresOn) return number;
    const expired = isExpired(licenseExpiresOn, today);
    return t(expired ? 'license_expired_on' : 'license_until', { number, date: day(licenseExpiresOn) });
  };

  function change(next: PickedDriver[]) {
    onDrivers(next);
    form.setValue(
      'driverIds',
      next.map(({ id }) => id),
    );
    form.clearErrors('driverIds');
    proposeOption(hasAdditional(drivers), hasAdditional(next));
  }

  // Assumption: the first additional driver adds the daily option, charged once for all of them. A chauffeur adds none.
  function proposeOption(before: boolean, after: boolean) {
    if (before === after) return;
    const others = form.getValues('options').filter((name) => name !== 'additional_driver');
    form.setValue('options', after ? [...others, 'additional_driver'] : others);
  }

  const add = (driver: PickedDriver) => drivers.some(({ id }) => id === driver.id) || change([...drivers, driver]);

  const addNew = (driver: PickedDriver) =>
    add(driver.kind === 'additional' && customerId ? { ...driver, customerId, customerName } : driver);

  return (
    <section className="border-t border-hairline pt-3">
      <h3 className="mb-2 font-medium">{t('who')}</h3>
      <div className="grid gap-4">
        <ul className="divide-y divide-hairline">
          {customerName && <li className="pb-2">{customerName}</li>}
          {drivers.map((driver) => (
            <li key={driver.id} className="flex items-start justify-between gap-3 py-2">
              <span className="min-w-0">
                {driver.label}
                <span className="block text-sm text-muted">
                  {t(`kind_${driver.kind}`)} · {licenseOf(driver)}
                </span>
                {warningsOf(driver).map((warning) => (
                  <span key={warning} className="block text-sm text-amber">
                    {warning}
                  </span>
                ))}
              </span>
              <Button
                variant="ghost"
                className="min-w-11 justify-center px-0!"
                aria-label={t('remove_named', { name: driver.label })}
                onClick={() => change(drivers.filter(({ id }) => id !== driver.id))}
                icon={<Icon name="x" />}
              />
            </li>
          ))}
        </ul>
        {drivers.length < MOST_DRIVERS && (
          <div>
            <Combobox
              id="driverIds"
              label={t('pick')}
              placeholder={t('pick_search')}
              selected={null}
              onSelect={add}
              search={search}
            />
            <Button variant="ghost" className="mt-1 text-at-edge text-accent!" onClick={() => setAdding(true)}>
              {t('new')}
            </Button>
          </div>
        )}
      </div>
      {adding && (
        <Suspense>
          <NewDriverDialog customerId={customerId} onClose={() => setAdding(false)} onCreated={addNew} />
        </Suspense>
      )}
    </section>
  );
}

function hasAdditional(drivers: readonly PickedDriver[]): boolean {
  return drivers.some(({ kind }) => kind === 'additional');
}

/** The running rental on which each of these drivers is in the period; an answer that never comes warns of nothing. */
function useBusyDrivers(drivers: readonly { id: string }[], period: { pickupAt: string; dueAt: string }) {
  const [busy, setBusy] = useState<Record<string, string>>({});
  const ids = drivers.map(({ id }) => id).join(' ');
  const { pickupAt, dueAt } = period;
  useEffect(() => {
    if (!ids) return setBusy({});
    let current = true;
    busyDriversAction(ids.split(' '), pickupAt, dueAt)
      .then((found) => current && found.ok && setBusy(found.data))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [ids, pickupAt, dueAt]);
  return busy;
}
