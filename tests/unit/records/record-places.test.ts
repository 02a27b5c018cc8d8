import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { customers } from '@/db/schema/customers';
import { drivers } from '@/db/schema/drivers';
import { vehicles } from '@/db/schema/vehicles';
import { CUSTOMER_FIELDS } from '@/lib/customers/fields';
import { CreateCustomerInput } from '@/lib/customers/input';
import { DRIVER_FIELDS } from '@/lib/drivers/fields';
import { DriverFields } from '@/lib/drivers/input';
import type { RecordField } from '@/lib/records/record-field';
import { VEHICLE_FIELDS } from '@/lib/vehicles/fields';
import { CreateVehicleInput } from '@/lib/vehicles/input';

interface Place {
  /** A file without its ending, or a folder. */
  where: string;
  /** Fields that are deliberately not there under their own names. */
  without: readonly string[];
}

interface Described {
  fields: Readonly<Record<string, RecordField>>;
  table: PgTable;
  /** Columns that nobody fills in: the application keeps them, or a verb of its own changes them. */
  kept: readonly string[];
  input: z.ZodObject;
  places: readonly Place[];
}

/** Columns that every record has. */
const ALWAYS = ['tenantId', 'id', 'createdAt', 'updatedAt', 'archivedAt', 'nameKey'];

const RECORDS: Record<string, Described> = {
  vehicle: {
    fields: VEHICLE_FIELDS,
    table: vehicles,
    kept: [...ALWAYS, 'searchText', 'plateKey'],
    input: CreateVehicleInput,
    places: [
      // The page shows the class's name, and the status derived from the service status.
      { where: 'app/(tenant)/vehicles/[vehicleId]', without: ['classId', 'serviceStatus'] },
      {
        where: 'app/(tenant)/vehicles/(list)/vehicle-list-columns',
        without: ['classId', 'serviceStatus', 'features', 'notes', 'insuranceProvider', 'policyNumber'],
      },
    ],
  },
  customer: {
    fields: CUSTOMER_FIELDS,
    table: customers,
    kept: [...ALWAYS, 'searchText', 'licenseKey', 'status', 'statusReason', 'mergedIntoId'],
    input: CreateCustomerInput,
    places: [
      // The page's heading has the tier.
      { where: 'app/(tenant)/customers/[customerId]/customer-facts', without: ['tier'] },
      // Nobody has to choose between the notes, because both are kept.
      { where: 'app/(tenant)/customers/[customerId]/merge/compare-parts', without: ['notes'] },
      {
        where: 'app/(tenant)/customers/(list)/customer-list-columns',
        without: [
          'address',
          'postalCode',
          'notes',
          'licenseCountry',
          'idType',
          'idExpiresOn',
          'emergencyName',
          'emergencyPhone',
        ],
      },
    ],
  },
  driver: {
    fields: DRIVER_FIELDS,
    table: drivers,
    kept: [...ALWAYS, 'searchText', 'licenseKey'],
    input: DriverFields,
    places: [
      // The page shows the customer's name.
      { where: 'app/(tenant)/drivers/[driverId]', without: ['customerId'] },
      {
        where: 'app/(tenant)/drivers/(list)/driver-list-columns',
        without: ['customerId', 'licenseCountry', 'address', 'notes'],
      },
    ],
  },
};

/** The source of a file, whatever its ending, or of all files in a folder itself. */
function sourceOf(where: string): string {
  const [folder, stem] = /\/[^/]*[[(][^/]*$/.test(where) ? [where, ''] : [path.dirname(where), path.basename(where)];
  const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file) && file.startsWith(stem));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** Whether a source reads a field's value: of a row or the record, or from a parameter that takes it apart. */
function reads(source: string, record: string, name: string): boolean {
  return new RegExp(`\\b(?:row|${record})\\.${name}\\b|\\(\\{[^{}]*\\b${name}\\b[^{}]*\\}(?:: \\w+Row)?\\) =>`).test(
    source,
  );
}

describe.each(Object.entries(RECORDS))('every field of a %s', (record, { fields, table, kept, input, places }) => {
  const names = Object.keys(fields);

  it('is a column, and every column is a field or kept by the application', () => {
    expect(Object.keys(getTableColumns(table)).sort()).toEqual([...names, ...kept].sort());
  });

  it('is required where its input says so', () => {
    const required = names.filter((name) => !input.shape[name]?.safeParse(undefined).success);
    expect(names.filter((name) => fields[name]?.required)).toEqual(required);
  });

  it.each(places)('is in $where, or is left out there on purpose', ({ where, without }) => {
    const source = sourceOf(where);
    const missing = names.filter((name) => !reads(source, record, name));
    expect(missing.toSorted()).toEqual([...without].sort());
  });
});
