import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPlatform } from '@/db/client';
import { platformSettings } from '@/db/schema/platform-settings';
import type { ApiDocument } from '@/lib/openapi/api-document';
import type { Called } from '@/tests/support/call-described';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { claim, finished, noteFinished } from '@/tests/support/fuzz/finished';
import { type Caller, fuzzRoute, inputsOf } from '@/tests/support/fuzz/fuzz-route';
import { operatorIds } from '@/tests/support/fuzz/operator-ids';
import { ownWords } from '@/tests/support/fuzz/own-words';
import { takenInputs } from '@/tests/support/fuzz/taken-inputs';
import { memberToken, nextRequest, operatorToken } from '@/tests/support/next/arrive';
import { companyIds } from '@/tests/support/next/company-ids';
import { endExports } from '@/tests/support/next/end-exports';
import { fillCompany } from '@/tests/support/next/fill-company';
import { ownDatabase } from '@/tests/support/own-database';
import { tenantRows } from '@/tests/support/tenant-rows';

/** `npm run fuzz` sets these. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 2);
/** All routes get some before any gets many, since many take hours. */
const ROUNDS = INPUTS < 1_000 ? [INPUTS] : [0.05, 0.1, 0.25, 0.5, 1].map((part) => Math.ceil(INPUTS * part));
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const WANTED = new RegExp(process.env.FUZZ_ROUTES ?? '');
const PATIENCE_MS = 60_000 + INPUTS * 1_000;

const DOCUMENT: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));
const ALL: Called[] = Object.entries(DOCUMENT.paths)
  .flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at, method: method.toUpperCase(), operation })),
  )
  .filter(({ at, method }) => WANTED.test(`${method} ${at}`));
const isOperators = ({ at }: Called) => at.startsWith('/admin/');
const isOpen = ({ operation }: Called) => operation.security?.length === 0;
/** Needs the background’s own tables, which only a running server makes. Readiness may well be 503. */
const AWAY = ['/admin/health/retry', '/ready'];
/** Each input packs all that a company has, which takes a second. */
const DEAR = process.env.FUZZ_INPUTS ? /$^/ : /\/archive$/;

/** What names in an address mean that are no ids. */
const NAMED = { section: ['charges'], type: ['payments'], kind: ['vehicles'] };
/** Some rentals have a paper or an invoice, and some have none. */
const OF_EACH = 8;
const NAMES = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

let end: () => Promise<void>;
let theirs: TestTenant;
let theirIds: Record<string, string>;
let theirRows: Awaited<ReturnType<typeof tenantRows>>;
let secrets: ReadonlySet<string>;
let tables: ReadonlySet<string>;

beforeAll(async () => {
  end = await ownDatabase();
  theirs = await makeTenant();
  theirIds = await fillCompany(theirs);
  await endExports(theirs);
  theirRows = await tenantRows(theirs.id);
  secrets = new Set([theirs.id, ...[...theirRows.values()].flatMap((rows) => [...rows.keys()])]);
  const named = await withPlatform((tx) =>
    tx.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    ),
  );
  tables = new Set(named.map(({ name }) => name));
}, 120_000);
afterAll(() => end());

/** An admin of a company with a record of every kind. */
async function member(): Promise<Caller> {
  const company = await makeTenant();
  await fillCompany(company);
  await endExports(company);
  const ids = await companyIds(company.id, OF_EACH);
  const known = {
    ids: { ...ids, ...NAMED },
    all: [...Object.values(ids).flat(), ...Object.values(theirIds), ...Object.values(company.members)],
  };
  const owns = ownWords(company.id);
  const foreign = async (text: string, sent: string) => {
    const told = [...(text.match(NAMES) ?? []).filter((id) => secrets.has(id)), theirs.slug];
    for (const one of new Set(told))
      if (text.includes(one) && !sent.toLowerCase().includes(one) && !(await owns(one))) return one;
  };
  const admit = async (): Promise<Caller> => ({
    known,
    foreign,
    token: await memberToken(company, 'admin'),
    taken: (verb) => takenInputs(verb, company),
    renew,
  });
  const renew = async (): Promise<Caller> => {
    const again = await admit().catch(() => null);
    return again?.token && (await nextRequest(again.token))[0] === 200 ? again : member();
  };
  return admit();
}

/** An owner of the platform, who sees every company. */
async function operator(): Promise<Caller> {
  // Whatever was changed: with a second factor asked of all, nobody would come in any more.
  await withPlatform((tx) => tx.update(platformSettings).set({ operatorSecondFactorRequired: false }));
  const { token } = await operatorToken('owner');
  const ofTheirs = Object.fromEntries(Object.entries(theirIds).map(([name, id]) => [name, [id]]));
  const ids = { ...ofTheirs, ...(await operatorIds(theirs)) };
  const known = { ids, all: Object.values(ids).flat() };
  const taken = async (verb: string) => takenInputs(verb, await makeTenant());
  return { token, known, foreign: async () => undefined, taken, renew: operator };
}

async function anybody(): Promise<Caller> {
  const all = Object.values(theirIds);
  const foreign = async (text: string) => (text.match(NAMES) ?? []).find((id) => secrets.has(id));
  return { token: null, known: { ids: {}, all }, foreign, taken: async () => [], renew: anybody };
}

/** Reads first, while the lists are short. */
const named = (called: Called[]) =>
  called
    .filter(({ at }) => !AWAY.includes(at) && !DEAR.test(at))
    .toSorted((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'))
    .map((one) => [`${one.method} ${one.at}`, one] as const);

const SENDERS = [
  ['a member', member, named(ALL.filter((called) => !isOperators(called) && !isOpen(called)))],
  ['anybody', anybody, named(ALL.filter((called) => isOpen(called)))],
  ['an operator', operator, named(ALL.filter(isOperators))],
] as const;

describe.each(
  ROUNDS.flatMap((inputs, round) => SENDERS.map((sender) => [...sender, inputs, ROUNDS[round - 1] ?? 0] as const)),
)('whatever %s sends', (who, first, routes, inputs, already) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await first();
    // The operators of an earlier round may have changed some.
    theirRows = await tenantRows(theirs.id);
  }, 120_000);

  it.for(routes)(
    '%s breaks nothing, tells nothing internal and reaches no other company',
    { timeout: PATIENCE_MS },
    async ([name, called], { skip }) => {
      const before = finished(name);
      const sent = before ? inputsOf(before) : 0;
      if (before?.faults.length || sent < already || sent >= inputs) skip('its turn is another time');
      if (!claim(`${name} ${inputs}`)) skip('another process has it');
      const [fuzzed, next] = await fuzzRoute(called, caller, { inputs, seed: SEED, tables, before });
      caller = next;
      noteFinished(fuzzed);
      expect(fuzzed.faults.join('\n')).toBe('');
      // One look after all of them is enough where nobody asks which route it was.
      if (who !== 'an operator' && INPUTS >= 100) expect(await tenantRows(theirs.id)).toEqual(theirRows);
    },
  );

  it('leaves the other company’s rows as they were', async () => {
    if (who !== 'an operator') expect(await tenantRows(theirs.id)).toEqual(theirRows);
  });
});
