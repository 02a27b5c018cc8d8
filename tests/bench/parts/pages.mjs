import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { ask } from './ask.mjs';
import { ORDINARY, recordOf } from './big-company.mjs';
import { ms, times, within } from './times.mjs';

const CLIENTS = 8;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const LEAST = 0.6;
const MOST_MS = 19;
const MOST_KB = 30;
const MOST_SCRIPT = 1.3;
const PAGES = {
  '/vehicles': 'vehicles',
  '/customers': 'customers',
  '/rentals': 'rentals',
  '/payments?tab=recent': 'payments',
  '/dashboard': 'dashboard',
  [`/customers/${recordOf('customer', 4711)}`]: 'a customer',
  [`/vehicles/${recordOf('vehicle', 1109)}`]: 'a vehicle',
  [`/rentals/${recordOf('rental', 100_042)}`]: 'a rental',
};
const ROUTES = ['/api/vehicles', '/api/customers', '/api/rentals', '/api/payments'];
/** Screens that read a whole period. They have no goal of their own. */
const SLOW = {
  '/reports/figures?range=last_30_days': 'figures of 30 days',
  '/reports/figures?range=last_year': 'figures of a year',
  '/reports/figures?range=last_year&tab=vehicles': 'vehicles of a year',
  '/reports?range=last_year': 'preview of a year',
  '/payments': 'pending collections',
};

/** Pages of the big company and of an ordinary one against bare ones, in turns. */
export async function measure({ add, bare, ours, ordinary }) {
  const rows = { name: 'bare page, 25 rows', path: '/rows', ...bare };
  const route = { name: 'bare route, 25 rows', path: '/api/rows', ...bare };
  // What no code of ours could get below: they have no goal.
  const reads = { ...bare, headers: { 'x-tenant': ORDINARY.tenantId }, goals: false };
  const floors = [
    { name: 'bare page behind a middleware that reads its rows', path: '/through/rows', ...reads },
    { name: 'bare route behind a middleware that reads its rows', path: '/api/through/rows', ...reads },
  ];
  const pages = Object.entries(PAGES).map(([path, name]) => ({ name, path, ...ours }));
  const routes = ROUTES.map((path) => ({ name: path, path, ...ours }));
  const small = [...Object.entries(PAGES).slice(0, 5), ...ROUTES.map((path) => [path, path])].map(([path, name]) => ({
    name: `${name}, ordinary company`,
    path,
    ...ordinary,
  }));
  const all = [rows, route, ...floors, ...pages, ...routes, ...small].map((target) => ({
    ...target,
    rates: [],
    waits: [],
    refused: 0,
  }));
  for (const target of all) await fire(target, CLIENTS, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of all) {
      target.rates.push(await fire(target, CLIENTS, ROUND_SECONDS));
      target.waits.push(within(await times(60, () => ask(target, target.path)), 0.5));
    }
  }
  const [page, api] = all.map(({ rates }) => within(rates, 0.5));
  for (const { name, path, rates, waits, refused, goals = true } of all.slice(2)) {
    if (refused > 0) add({ what: `${name}, refused or lost`, ours: `${refused}`, value: refused, most: 0 });
    const [rate, wait] = [within(rates, 0.5), within(waits, 0.5)];
    const yard = path.startsWith('/api/') ? api : page;
    add({
      what: name,
      yardstick: `bare with 25 rows ${yard.toFixed(0)} requests/s`,
      ours: `${rate.toFixed(0)} requests/s`,
      ratio: rate / yard,
      least: goals ? LEAST : undefined,
    });
    add({
      what: `${name}, half of all answers`,
      ours: ms(wait),
      value: wait,
      most: goals ? MOST_MS : undefined,
      unit: ' ms',
    });
  }
  const script = await scriptKb(rows);
  for (const target of pages) {
    const value = gzipSync(await bodyOf(target, target.path)).length / 1000;
    add({ what: `${target.name}, HTML`, ours: `${value.toFixed(1)} kB gzip`, value, most: MOST_KB, unit: ' kB' });
  }
  for (const target of pages.slice(0, 5)) {
    const kb = await scriptKb(target);
    const yardstick = `bare page ${script.toFixed(0)} kB gzip`;
    add({
      what: `${target.name}, first JavaScript`,
      yardstick,
      ours: `${kb.toFixed(0)} kB gzip`,
      ratio: kb / script,
      most: MOST_SCRIPT,
    });
  }
  for (const [path, name] of Object.entries(SLOW))
    add({ what: name, ours: ms(within(await times(5, () => ask(ours, path)), 0.5)) });
}

/** Only successful answers count, because a redirect to the login is quick too. The others are counted for the target. */
async function fire(target, connections, duration) {
  const { port, path, headers } = target;
  const result = await autocannon({ url: `http://127.0.0.1:${port}${path}`, headers, connections, duration });
  target.refused += result.non2xx + result.errors;
  return result['2xx'] / result.duration;
}

/** The scripts that a page names, compressed, in kB. */
async function scriptKb(target) {
  const html = (await bodyOf(target, target.path)).toString();
  const files = new Set([...html.matchAll(/<script[^>]+src="([^"]+\.js)/g)].map(([, file]) => file));
  let bytes = 0;
  for (const file of files) bytes += gzipSync(await bodyOf(target, file)).length;
  return bytes / 1000;
}

async function bodyOf(target, path) {
  const pieces = [];
  await ask(target, path, { onPiece: (piece) => pieces.push(piece) });
  return Buffer.concat(pieces);
}
