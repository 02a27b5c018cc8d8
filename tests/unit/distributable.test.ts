import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databaseConstraint } from '@/lib/database-error';
import { readSources } from '../support/sources';

// What a Citus cluster can't run, found in the text of our statements (docs/architecture.md §5).
const SOURCES = readSources().filter(({ file }) => /^(?:app|db|lib)\//.test(file));
const MIGRATIONS = 'db/migrations';
/** The first migration after the function that distributes a table. Earlier tables are distributed by hand. */
const FIRST_TO_DISTRIBUTE = 18;

/** Every SQL text of a source, from its opening backquote. */
function statementsOf(text: string): string[] {
  return [...text.matchAll(/sql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, statement = '']) => statement);
}

function filesWith(fault: (statement: string) => boolean): string[] {
  return SOURCES.flatMap(({ file, text }) =>
    statementsOf(text)
      .filter(fault)
      .map((statement) => `${file}: ${statement.trim().slice(0, 60)}`),
  );
}

/** The statements of a source that lock rows, built or written. */
function locking(text: string): string[] {
  const built = text.matchAll(/\.select\((?:(?!\.select\()[^;])*?\.for\('(?:no key )?update'/g);
  return [
    ...[...built].map(([chain]) => chain),
    ...statementsOf(text).filter((one) => /for (?:no key )?update/.test(one)),
  ];
}

function looksElsewhere(statement: string): boolean {
  return /Join\(|\bjoin\b|exists \(|shownVehicleStatus/.test(statement);
}

describe('a statement that a cluster can run', () => {
  it('selects a column, if only the number one', () => {
    expect(filesWith(() => true).length).toBeGreaterThan(100);
    expect(SOURCES.filter(({ text }) => /[(`]\s*select\s+from\s/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('reads the company of rows that it inserts from another query, where the company is stored', () => {
    const written = filesWith((statement) => /insert into[\s\S]*\bselect\b/.test(statement));
    expect(written.length).toBeGreaterThan(1);
    const homeless = filesWith(
      (statement) => /insert into[\s\S]*\bselect\b/.test(statement) && !statement.includes('where home.tenant_id = $'),
    );
    expect(homeless).toEqual([]);
  });

  it('updates no row by a time that it computes from the row', () => {
    const timed = /update\s[\s\S]*\bwhere\b[\s\S]*(?:isExpiredReservation|noShowAt|make_interval)/;
    expect(filesWith((statement) => timed.test(statement))).toEqual([]);
  });

  it('locks rows without looking at another table', () => {
    expect(SOURCES.flatMap(({ text }) => locking(text)).length).toBeGreaterThan(20);
    const faults = SOURCES.filter(({ text }) => locking(text).some(looksElsewhere));
    expect(faults.map(({ file }) => file)).toEqual([]);
  });

  it.each([
    ["tx.select().from(a).innerJoin(b, on).where(mine).for('update');", true],
    ["tx.select({ status: shownVehicleStatus }).from(a).for('no key update');", true],
    ['sql`select a.id from a join b on b.id = a.b_id for update`', true],
    ['sql`select a.id from a where exists (select 1 from b) for no key update`', true],
    ["tx.select().from(a).innerJoin(b, on); tx.select().from(a).where(mine).for('update');", false],
    ['sql`select a.id from a join b on b.id = a.b_id`; sql`select a.id from a for update`', false],
  ])('or is found: %s', (text, isFault) => {
    expect(locking(text).some(looksElsewhere)).toBe(isFault);
  });
});

describe('a migration', () => {
  const later = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= FIRST_TO_DISTRIBUTE)
    .map((name) => ({ name, text: readFileSync(path.join(MIGRATIONS, name), 'utf8') }));

  it.each(later)('$name distributes its tenant tables before their keys', ({ text }) => {
    expect(undistributed(text)).toEqual([]);
  });

  it('that forgets to is found', () => {
    const table = 'CREATE TABLE "fines" (\n"tenant_id" uuid NOT NULL\n);\n';
    const key = 'ALTER TABLE "fines" ADD CONSTRAINT "fines_vehicle" FOREIGN KEY ("tenant_id") REFERENCES "vehicles";\n';
    const call = "select wout_distribute('fines'::regclass);\n";
    expect(undistributed(table + key)).toEqual(['fines']);
    expect(undistributed(table + key + call)).toEqual(['fines']);
    expect(undistributed(table + call + key)).toEqual([]);
    expect(undistributed('CREATE TABLE "plans" (\n"code" text\n);')).toEqual([]);
  });
});

/** The tenant tables of a migration that are not distributed, or only after their first foreign key. */
function undistributed(text: string): string[] {
  const made = [...text.matchAll(/create table "(\w+)" \(([\s\S]*?)\n\);/gi)];
  return made.flatMap(([, table = '', columns = '']) => {
    if (!columns.includes('"tenant_id"')) return [];
    const called = text.indexOf(`wout_distribute('${table}'`);
    const key = text.search(new RegExp(`alter table "${table}" add constraint[^;]*foreign key`, 'i'));
    return called < 0 || (key >= 0 && key < called) ? [table] : [];
  });
}

describe('the name of a violated constraint', () => {
  const violation = (message: string, more = {}) => Object.assign(new Error(message), { code: '23505', ...more });

  it.each([
    ['its own field', violation('duplicate', { constraint_name: 'vehicles_vin' }), 'vehicles_vin'],
    ['the text', violation('duplicate key value violates unique constraint "vehicles_plate"'), 'vehicles_plate'],
    ['a part of a table', violation('… violates unique constraint "vehicles_plate_102137"'), 'vehicles_plate'],
    ['a wrapped error', new Error('failed', { cause: violation('… constraint "a_b_102137"') }), 'a_b'],
    ['no text', violation('duplicate'), null],
    ['another error', Object.assign(new Error('constraint "vehicles_plate"'), { code: '42601' }), null],
    ['no error', 'constraint "vehicles_plate"', null],
  ])('is read from %s', (_, error, name) => {
    expect(databaseConstraint(error)).toBe(name);
  });
});
