import { readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closeDatabase } from '@/db/client';
import * as schema from '@/db/schema';
import { newId } from '@/lib/id';
import { ALL_VERBS, OPERATOR_VERBS } from '@/tests/integration/verbs/all-verbs';
import { verbChanges } from '@/tests/support/verb-changes';

afterAll(closeDatabase);

/** Where a sender chooses names, which the verb looks up in a list of its own: fields of a draft, shots, currencies, columns. */
const FREE_NAMES: Record<string, string[]> = {
  'rentals.save_draft': ['values'],
  'rentals.activate': ['values.skippedShots'],
  'rentals.hand_over': ['values.skippedShots'],
  'rentals.return': ['skippedShots'],
  'rentals.settle_return': ['skippedShots'],
  'inspections.record': ['skippedShots'],
  'drawers.count': ['others'],
  'imports.run_vehicles': ['columns', 'defaults'],
  'imports.run_customers': ['columns', 'defaults'],
  'imports.run_drivers': ['columns', 'defaults'],
};

/** The places in a schema that keep a field which the schema does not name. */
function openPlaces(node: unknown, place = ''): string[] {
  if (node === null || typeof node !== 'object') return [];
  const { type, additionalProperties, ...rest } = node as Record<string, unknown>;
  const open = type === 'object' && additionalProperties !== false ? [place] : [];
  const { properties, ...others } = rest as { properties?: Record<string, unknown> };
  return [
    ...open,
    ...Object.entries(properties ?? {}).flatMap(([name, of]) => openPlaces(of, place ? `${place}.${name}` : name)),
    ...Object.values(others).flatMap((of) =>
      Array.isArray(of) ? of.flatMap((one) => openPlaces(one, place)) : openPlaces(of, place),
    ),
  ];
}

const jsonSchemaOf = (input: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(input, { io, unrepresentable: 'any', cycles: 'ref' });

describe('a verb keeps no field that it does not name', () => {
  it.each([...ALL_VERBS, ...OPERATOR_VERBS].map(({ verb }) => [verb.verb.name, verb.verb.input] as const))(
    '%s',
    (name, input) => {
      expect([...new Set(openPlaces(jsonSchemaOf(input, 'output')))]).toEqual(FREE_NAMES[name] ?? []);
    },
  );
});

/** Every column that there is, under its name in code and in the database, with a value that somebody would like to have there. */
const COLUMNS: Record<string, unknown> = {};
for (const table of Object.values(schema)) {
  if (!is(table, PgTable)) continue;
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    const wished = wishedFor(column.getSQLType());
    COLUMNS[name] = wished;
    COLUMNS[column.name] = wished;
  }
}
function wishedFor(type: string): unknown {
  if (type === 'uuid') return newId();
  if (/int|numeric/.test(type)) return 1;
  if (type === 'boolean') return true;
  if (/timestamp|date/.test(type)) return '2030-01-01T00:00:00.000Z';
  return 'admin';
}

/** Verbs that make or change a record of each kind. `EVERY_VERB=true` tries all. */
const TRIED = [
  ...['vehicles.create', 'vehicles.update', 'customers.create', 'customers.update', 'drivers.create', 'members.create'],
  ...[
    'members.update',
    'profile.update',
    'reservations.create',
    'reservations.update',
    'rentals.hand_over',
    'rentals.extend',
  ],
  ...[
    'rentals.return',
    'payments.collect',
    'payments.refund',
    'payments.add_charge',
    'invoices.issue',
    'expenses.record',
  ],
  ...[
    'rates.create',
    'tenants.save_settings',
    'quotes.create',
    'owners.create',
    'maintenance.open_ticket',
    'support.ask',
  ],
];

describe('every column of every table, sent along, changes nothing', () => {
  const tried = ALL_VERBS.filter(({ verb }) => process.env.EVERY_VERB === 'true' || TRIED.includes(verb.verb.name));
  it.each(tried.map((entry) => [entry.verb.verb.name, entry] as const))('%s', async (name, entry) => {
    const { properties = {} } = jsonSchemaOf(entry.verb.verb.input, 'input');
    const own = (input: object) => new Set([...Object.keys(properties), ...Object.keys(input)]);
    const changes = await verbChanges(entry, (input) => {
      const names = own(Object(input));
      return {
        ...Object.fromEntries(Object.entries(COLUMNS).filter(([column]) => !names.has(column))),
        ...Object(input),
      };
    });
    expect(changes).toBe(readFileSync(`tests/integration/verbs/writes/${name}.txt`, 'utf8'));
  });
});
