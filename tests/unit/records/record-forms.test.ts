import { NextIntlClientProvider } from 'next-intl';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import * as customers from '@/app/(tenant)/customers/customer-tabs';
import * as drivers from '@/app/(tenant)/drivers/driver-tabs';
import { VehicleFields, type VehicleFormValues } from '@/app/(tenant)/vehicles/vehicle-fields';
import { type CustomerFormValues, EMPTY_CUSTOMER } from '@/components/customers/customer-form-values';
import { type DriverFormValues, EMPTY_DRIVER } from '@/components/drivers/driver-form-values';
import { useStagedFiles } from '@/components/files/documents/use-staged-files';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import { paperText } from '@/lib/papers/paper-text';
import { blankForm } from '@/lib/records/blank-form';
import type { RecordField } from '@/lib/records/record-field';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import en from '@/messages/en';

const EMPTY_VEHICLE = { ...blankForm(VEHICLE_FIELDS), version: '', vinConfirmed: false, odometerReason: '' };
const text = paperText('en');

function markupOf(part: ComponentType): string {
  const provided = { locale: 'en', messages: en, timeZone: 'UTC', children: createElement(part) } as const;
  return renderToStaticMarkup(createElement(NextIntlClientProvider, provided));
}

function vehicleForm(): string {
  return markupOf(() => {
    const form = useForm<VehicleFormValues>({ defaultValues: EMPTY_VEHICLE });
    return createElement(VehicleFields, { form, editing: false, classes: [] });
  });
}

function customerTab(tab: ComponentType<{ form: UseFormReturn<CustomerFormValues> }>): string {
  return markupOf(() => createElement(tab, { form: useForm<CustomerFormValues>({ defaultValues: EMPTY_CUSTOMER }) }));
}

function driverBasics(): string {
  return markupOf(() => {
    const form = useForm<DriverFormValues>({ defaultValues: EMPTY_DRIVER });
    return createElement(drivers.BasicTab, { form, people: new Map() });
  });
}

function driverDocuments(): string {
  return markupOf(() => {
    const form = useForm<DriverFormValues>({ defaultValues: EMPTY_DRIVER });
    const staged = useStagedFiles();
    return createElement(drivers.DocumentsTab, { form, driverId: null, files: [], staged });
  });
}

/** Each part of a form that is shown as a whole: the record's fields, those that the part must have, and its markup. */
const PARTS: [string, Readonly<Record<string, RecordField>>, readonly string[], () => string][] = [
  ['vehicle', VEHICLE_FIELDS, Object.keys(VEHICLE_FIELDS), vehicleForm],
  ['customer, basics', CUSTOMER_FIELDS, customers.CUSTOMER_TABS.basic, () => customerTab(customers.BasicTab)],
  ['customer, papers', CUSTOMER_FIELDS, customers.CUSTOMER_TABS.documents, () => customerTab(customers.DocumentsTab)],
  [
    'customer, emergency',
    CUSTOMER_FIELDS,
    customers.CUSTOMER_TABS.emergency,
    () => customerTab(customers.EmergencyTab),
  ],
  ['driver, basics', DRIVER_FIELDS, drivers.DRIVER_TABS.basic, driverBasics],
  ['driver, papers', DRIVER_FIELDS, drivers.DRIVER_TABS.documents, driverDocuments],
];

describe.each(PARTS)('the form of a %s', (_part, fields, expected, render) => {
  const markup = render();
  const shown = Object.keys(fields).filter((name) => markup.includes(` id="${name}"`));

  it('has a control for each of its fields, and for no other', () => {
    expect(shown.toSorted()).toEqual([...expected].sort());
  });

  it('calls each as it is described', () => {
    const wrong = shown.filter((name) => {
      const label = new RegExp(`<label[^>]*for="${name}"[^>]*>(?:<span>)?([^<]*)`).exec(markup)?.[1];
      return label !== text(fields[name]?.label ?? '');
    });
    expect(wrong).toEqual([]);
  });
});
