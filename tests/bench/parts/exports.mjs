import postgres from 'postgres';
import { ask } from './ask.mjs';
import { bareReport } from './bare-copy.mjs';
import { bareSheet } from './bare-sheet.mjs';
import { BIG } from './big-company.mjs';
import { memoryOf, watchMemory } from './memory-of.mjs';
import { ms, times, within } from './times.mjs';

const LEAST_OF_COPY = 0.6;
const FIRST_MS = 300;
const MOST_MIB = { csv: 64, json: 64, xlsx: 150, pdf: 150 };
const LEAST_SHEET_ROWS = 30_000;
const MEANWHILE = 2;
const NEWLINE = 10;
const ALL = { from: '2020-01-01', until: '2028-12-31' };

/** Reports of the big company over HTTP, each format against a bare copy, with the server's memory. */
export async function measure({ add, ours }) {
  const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const tenth = { from: day(420), until: day(311) };
  const few = await dayForPdf();
  // Loads what the server needs for each format, so that the idle server is one at work.
  for (const format of Object.keys(MOST_MIB)) await take(ours, { type: 'payments', format, period: few });
  const idle = memoryOf(ours.pid);

  for (const [type, name] of [
    ['rentals', '200,000 rentals'],
    ['payments', '1,000,000 payments'],
  ]) {
    const plain = await take(ours, { type, format: 'csv', period: ALL });
    const bare = plain.rows / (await bareReport(type, ALL));
    compare(`${name} as csv`, plain, bare);
    for (const format of ['json', 'xlsx']) {
      const taken = await take(ours, { type, format, period: ALL, rows: plain.rows });
      compare(`${name} as ${format}`, taken, bare, format === 'csv');
      if (format === 'xlsx') await compareSheets(`${name} as xlsx`, taken.rate);
    }
  }
  const pdf = await take(ours, { type: 'payments', format: 'pdf', period: few });
  add({
    what: `payments of a day as pdf, first byte`,
    ours: ms(pdf.first),
    value: pdf.first,
    most: FIRST_MS,
    unit: ' ms',
  });
  add({ what: 'payments of a day as pdf', ours: ms(pdf.total) });

  for (const format of ['csv', 'json', 'xlsx']) {
    const [small, large] = [tenth, ALL].map((period) => ({ type: 'payments', format, period }));
    const a = (await take(ours, small)).memory;
    const b = (await take(ours, large)).memory;
    const what = `memory over idle, 1,000,000 rows as ${format}`;
    const yardstick = `110 days ${(a - idle).toFixed(0)} MiB`;
    add({
      what,
      yardstick,
      ours: `${(b - idle).toFixed(0)} MiB`,
      value: b - idle,
      most: MOST_MIB[format],
      unit: ' MiB',
    });
  }
  await meanwhile();
  await leave();

  function compare(what, { first, rate, bytes, total }, bare, isBound = true) {
    const mb = bytes / 1000 / total;
    add({
      what,
      yardstick: `\\copy ${bare.toFixed(0)} rows/s`,
      ours: `${rate.toFixed(0)} rows/s, ${mb.toFixed(1)} MB/s`,
      ratio: rate / bare,
      ...(isBound && { least: LEAST_OF_COPY }),
    });
    add({ what: `${what}, first byte`, ours: ms(first), value: first, most: FIRST_MS, unit: ' ms' });
  }

  async function compareSheets(what, value) {
    const bare = await bareSheet();
    const yardstick = `exceljs ${bare.toFixed(0)} rows/s`;
    add({
      what: `${what}, for itself`,
      yardstick,
      ours: `${value.toFixed(0)} rows/s`,
      ratio: value / bare,
      value,
      least: LEAST_SHEET_ROWS,
      unit: ' rows/s',
    });
  }

  async function meanwhile() {
    const page = () => ask(ours, '/customers');
    const alone = within(await times(150, page), 0.95);
    let going = true;
    const taking = take(ours, { type: 'payments', format: 'csv', period: ALL }).then(() => {
      going = false;
    });
    const waits = [];
    while (going) waits.push(...(await times(1, page)));
    await taking;
    const busy = within(waits, 0.95);
    const what = 'a page while an export runs, 95 of 100 within';
    add({ what, yardstick: `idle ${ms(alone)}`, ours: ms(busy), ratio: busy / alone, most: MEANWHILE });
  }

  /** How long a query lives whose reader has gone. */
  async function leave() {
    const watcher = postgres(process.env.DATABASE_URL, { max: 1 });
    const running = async () =>
      (await watcher`select 1 from pg_stat_activity where application_name like 'wout export%' and state <> 'idle'`)
        .length > 0;
    let left = 0;
    await ask(ours, address({ type: 'payments', format: 'csv', period: ALL }), {
      onPiece: (_piece, request) => {
        left = performance.now();
        request.destroy();
      },
    }).catch(() => undefined);
    while (await running());
    add({ what: 'the query ends after its reader has gone', ours: ms(performance.now() - left) });
    await watcher.end();
  }
}

function address({ type, format, period: { from, until } }) {
  return `/api/reports/export?from=${from}&until=${until}&types=${type}&format=${format}`;
}

async function take(ours, { rows, ...asked }) {
  const stop = watchMemory(ours.pid);
  let lines = -1;
  const onPiece = (piece) => {
    if (asked.format !== 'csv') return;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, at + 1)) lines += 1;
  };
  const answer = await ask(ours, address(asked), { onPiece });
  const found = rows ?? lines;
  return { ...answer, rows: found, rate: (found / answer.total) * 1000, memory: stop() };
}

/** The last day whose payments all fit in one pdf. The made ones come in waves, so that some days have none. */
async function dayForPdf() {
  const reader = postgres(process.env.DATABASE_URL, { max: 1 });
  const [{ day }] = await reader`select (received_at at time zone ${BIG.timeZone})::date::text as day from payments
    where tenant_id = ${BIG.tenantId} and received_at > now() - interval '30 days'
    group by 1 having count(*) between 100 and 5000 order by 1 desc limit 1`;
  await reader.end();
  return { from: day, until: day };
}
