import { instantToLocal } from '@/lib/dates';
import { DAY_MS } from '@/lib/durations';
import type { StoredRow, StoredRows } from './tenant-rows';

const TEN_MINUTES_MS = 600_000;
const MOMENT = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)/g;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const WALL_CLOCK = /\d{4}-\d\d-\d\dT\d\d:\d\d(?!:)/g;
const DUE_DAY = /("dueOn": ?")(\d{4}-\d\d-\d\d)"/g;
const LONGEST = 120;
/** Generated for each record by the factories, so that no two runs have the same. */
const RANDOM_COLUMNS = ['plate', 'license_number', 'email', 'secret', 'former_secret'];

interface Known {
  now: Date;
  /** The name of each random text. The longest is tried first. */
  names: Map<string, string>;
}

interface Done {
  before: StoredRows;
  after: StoredRows;
  answer: unknown;
}

/** A verb's answer and the changes of a company's rows, one line per row, in words that are the same in every run. */
export function rowChanges({ before, after, answer }: Done, known: Known): string {
  const say = plainly(before, after, known);
  const lines = [`= ${say(answer)}`];
  // A series of numbers restarts each year. A drawer is of its day, a mailing of the one before, a mail says its times in words, and codes are of now.
  const always: Record<string, string> = {
    'counters.year': '<year>',
    'drawers.business_day': '<today>',
    'report_mailings.mailed_until': '<yesterday>',
    'mail_orders.body': '<text>',
    'members.password_hash': '<hash>',
    'recovery_codes.code_hash': '<hash>',
    'webhook_deliveries.took_ms': '<time>',
    'second_factors.sealed_secret': '<sealed>',
    'second_factors.last_step': '<step>',
  };
  const sayOf = (table: string, name: string, row: StoredRow) =>
    name === 'due_on' ? dueDay(String(row[name]), known.now) : (always[`${table}.${name}`] ?? say(row[name]));
  for (const [table, rows] of [...after].sort(([a], [b]) => a.localeCompare(b))) {
    const found: string[] = [];
    for (const [key, row] of rows) {
      const old = before.get(table)?.get(key);
      if (!old) found.push(`+ ${table}${columns(row, Object.keys(row), (name) => sayOf(table, name, row))}`);
      else {
        const changed = Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(old[name]));
        if (changed.length > 0)
          found.push(`~ ${table}${columns(row, changed, (name) => `${say(old[name])} → ${say(row[name])}`, true)}`);
      }
    }
    for (const key of before.get(table)?.keys() ?? []) if (!rows.has(key)) found.push(`- ${table}`);
    lines.push(...found.sort());
  }
  return `${lines.join('\n')}\n`;
}

function columns(row: StoredRow, names: string[], say: (name: string) => string, all = false): string {
  return names
    .filter((name) => name !== 'tenant_id' && (all || row[name] !== null))
    .sort()
    .map((name) => `\n    ${name}: ${say(name)}`)
    .join('');
}

function plainly(before: StoredRows, after: StoredRows, { now, names }: Known): (value: unknown) => string {
  const called = new Map(names);
  for (const [table, rows] of [...after, ...before])
    for (const [key, row] of rows) {
      if (!called.has(key)) called.set(key, table);
      for (const name of RANDOM_COLUMNS) {
        const value = row[name];
        if (typeof value === 'string' && value.length > 5 && !called.has(value)) called.set(value, `${table}.${name}`);
      }
    }
  const known = [...called].filter(([text]) => text !== '').sort(([a], [b]) => b.length - a.length);
  return (value) => {
    let text = typeof value === 'string' ? value : inJson(value);
    if (text.startsWith('\\x')) return '<bytes>';
    for (const [random, name] of known) text = replaceAll(text, random, `<${name}>`);
    return text
      .replace(WALL_CLOCK, '<wall clock>')
      .replace(DUE_DAY, (_whole, start, day) => `${start}${dueDay(day, now)}"`)
      .replace(/\b([A-Z]{1,2})-\d{4}-(\d{5})\b/g, '$1-<year>-$2')
      .replace(MOMENT, (moment) => `<${distance(new Date(isoOf(moment)), now)}>`)
      .replace(UUID, '<id>')
      .replace(/\b[0-9a-f]{64}\b/g, '<sha256>')
      .replace(/\$argon2[^"]*/g, '<hash>')
      .replace(/\b([rvpmi])([- ])\d{4}[- ][0-9a-f]{5,8}\b/gi, '$1$2<number>')
      .replace(/\bV-[0-9a-f]{8}\b/g, 'V-<number>')
      .replace(/"reference": ?"[0-9A-F]{12}"/g, '"reference":"<reference>"');
  };
}

/** On as many lines as it needs to be readable. */
function inJson(value: unknown): string {
  const line = JSON.stringify(value, shortened) ?? '';
  return line.length > LONGEST ? JSON.stringify(value, shortened, 1).replaceAll('\n', '\n    ') : line;
}

/** Another test checks a paper's terms. Here they only must not be missing. */
function shortened(name: string, value: unknown): unknown {
  const long = typeof value === 'string' && value.length > LONGEST && !value.startsWith('data:');
  return long || name === 'title' ? '<text>' : value;
}

function replaceAll(text: string, random: string, name: string): string {
  const escaped = random.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(escaped, 'gi'), () => name);
}

/** How many days after the company's present day. */
function dueDay(day: string, now: Date): string {
  const today = instantToLocal(now, 'America/Port-au-Prince').slice(0, 10);
  return `<today + ${Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)} days>`;
}

/** PostgreSQL writes `2026-11-22 02:00:00+00` inside a range. */
function isoOf(moment: string): string {
  return moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

/** Rounded to ten minutes, because a form holds whole minutes and a test takes some time. */
function distance(at: Date, now: Date): string {
  const minutes = Math.round((at.getTime() - now.getTime()) / TEN_MINUTES_MS) * 10;
  if (minutes === 0) return 'now';
  return `now ${minutes > 0 ? '+' : '-'} ${Math.abs(minutes) / 60} h`;
}
