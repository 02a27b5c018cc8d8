import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MEMBER_ROLES, type MemberRole } from '@/lib/auth/permissions';
import { encodeSessionToken } from '@/lib/auth/token';
import type { ApiDocument } from '@/lib/openapi/api-document';
import { localIn } from '@/tests/support/agreement';
import { type Called, callDescribed } from '@/tests/support/call-described';
import { describedAnswer } from '@/tests/support/described-answer';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { operatorIds } from '@/tests/support/fuzz/operator-ids';
import { makeActiveRental } from '@/tests/support/make-active-rental';
import { memberToken } from '@/tests/support/member-token';
import { fillCompany } from '@/tests/support/next/fill-company';
import { operatorAccount } from '@/tests/support/operator-account';
import { ownDatabase } from '@/tests/support/own-database';
import { reserve } from '@/tests/support/reserve';
import { makeSmallCompany } from '@/tests/support/small-company';

const request = vi.hoisted(() => ({ headers: new Headers() }));
// Next's own functions, which give a route its request and its texts.
vi.mock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({ get: () => undefined }),
}));
vi.mock('next-intl/server', () => ({
  getTranslations: async () => Object.assign((key: string) => key, { has: () => true }),
  getLocale: async () => 'en',
}));

const DOCUMENT: ApiDocument = JSON.parse(readFileSync('lib/openapi/openapi.json', 'utf8'));
const CODES = DOCUMENT.components.schemas.ErrorCode?.enum ?? [];
const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([at, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ at, method: method.toUpperCase(), operation })),
);
const isOperators = ({ at }: Called) => at.startsWith('/admin/');
const isOpen = ({ operation }: Called) => operation.security?.length === 0;
const MEMBERS = OPERATIONS.filter((called) => !isOperators(called) && !isOpen(called));
const READS = MEMBERS.filter(({ method }) => method === 'GET');
const WRITES = MEMBERS.filter(({ method }) => method !== 'GET');

/** What needs the background’s own tables, or a token of the host’s; other tests call these. */
const AWAY = ['/admin/health/retry', '/ready', '/metrics'];

const PERIOD = { from: '2026-11-01', until: '2026-11-30', types: 'rentals' };
/** What is asked of reads whose parameters are no ids, or ids by another name. */
const ASKED: Record<string, () => Record<string, string | undefined>> = {
  '/drivers/busy': () => ({ drivers: ids.driverId, from: '2026-11-21T15:00:00Z', until: '2026-11-22T15:00:00Z' }),
  '/files': () => ({ vehicleId: ids.vehicleId }),
  '/imports/{kind}/{importId}/check': () => ({ columns: '', 'columns.plate': '0' }),
  '/invoices/billable': () => ({ customer: ids.customerId }),
  '/paper-links': () => ({ kind: 'invoice', paperId: ids.invoiceId }),
  '/rates/preview': () => ({ vehicleId: ids.vehicleId, pickupAt: localIn(20 * 24), dueAt: localIn(22 * 24) }),
  '/rentals/{rentalId}/extend': () => ({ rentalId: standing.rental, dueAt: localIn(22 * 24) }),
  '/rentals/{rentalId}/return': () => ({ rentalId: standing.rental, returnedAt: localIn(0) }),
  '/rentals/{rentalId}/swap': () => ({ rentalId: standing.rental, swappedAt: localIn(0) }),
  '/reports/export': () => ({ ...PERIOD, format: 'json' }),
  '/reports/export/check': () => PERIOD,
  '/reports/preview': () => PERIOD,
  '/reports/rows': () => PERIOD,
  '/reports/summary': () => PERIOD,
  '/reservations/{reservationId}/stand-in': () => ({ reservationId: standing.reservation }),
};

/** What the records of the company do not allow: its list has a column alone. */
const REFUSED: Record<string, [number, string]> = { '/imports/{kind}/{importId}/check': [422, 'missing_required'] };

let end: () => Promise<void>;
let company: TestTenant;
/** Of the company's records, and of those of operators, by the names that they have in an address. */
let ids: Record<string, string>;
let platform: Record<string, string>;
/** What can be changed now. */
let standing: { rental: string; reservation: string };

beforeAll(async () => {
  end = await ownDatabase();
  company = (await makeSmallCompany()).tenant;
  // Of the file nothing is stored but its row.
  const { fileId: _, ...filled } = await fillCompany(company);
  ids = { ...filled, kind: 'vehicles', section: 'money' };
  standing = { rental: (await makeActiveRental(company)).id, reservation: (await reserve(company)).id };
  const found = Object.entries(await operatorIds(company));
  platform = Object.fromEntries(found.map(([name, some]) => [name, some.at(-1) ?? '']));
}, 120_000);
afterAll(() => end());
beforeEach(() => {
  request.headers = new Headers();
});

/** As Next does, which gives each request its headers. */
function call(
  called: Called,
  token: string | null,
  asked: Pick<Parameters<typeof callDescribed>[1], 'known' | 'also'> = {},
) {
  const arrive = (headers: Headers) => {
    request.headers = headers;
  };
  return callDescribed(called, { token, arrive, ...asked });
}

type Answered = Awaited<ReturnType<typeof callDescribed>>;

/** That the answer is one of those that are described. Returns its status and the code of its error. */
function described({ operation }: Called, { answer, text }: Answered): [number, string] {
  const { status } = answer;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const promised = operation.responses[String(status)];
  expect({ status, text, promised: promised !== undefined }).toMatchObject({ promised: true });
  expect(status).toBeLessThan(500);
  if (status >= 400) {
    const { error, message } = JSON.parse(text);
    expect(CODES).toContain(error.code);
    expect([typeof error.message, typeof message]).toEqual(['string', 'string']);
    return [status, error.code];
  }
  const content = promised && 'content' in promised ? promised.content : undefined;
  if (content && status !== 204) expect(Object.keys(content)).toContain(type);
  // Neither a field that is missing, nor one that is not described.
  if (type === 'application/json')
    expect(describedAnswer(DOCUMENT, operation, status)?.safeParse(JSON.parse(text)).error).toBeUndefined();
  return [status, ''];
}

const names = (called: Called[]) => called.map((one) => [`${one.method} ${one.at}`, one] as const);

describe('what members read', () => {
  it.each(names(READS))('%s', async (_name, called) => {
    const token = await memberToken(company, 'admin');
    const result = described(called, await call(called, token, { known: ids, also: ASKED[called.at]?.() }));
    const answer = called.operation.responses['200'];
    // A paper may not have been made.
    if (answer && 'content' in answer && answer.content?.['application/json'])
      expect(result).toEqual(REFUSED[called.at] ?? [200, '']);
  });
});

describe('what members write', () => {
  it.each(names(WRITES))('%s', async (_name, called) => {
    const tenant = await makeTenant();
    described(
      called,
      await call(called, await memberToken(tenant, 'admin'), { known: { memberId: tenant.members.agent } }),
    );
  });
});

describe('what operators do', () => {
  it.each(names(OPERATIONS.filter((called) => isOperators(called) && !AWAY.includes(called.at))))(
    '%s',
    async (_name, called) => {
      const { sessionId } = await operatorAccount('owner');
      const token = await encodeSessionToken({ sessionId, tenantId: null });
      const known = { ...ids, ...platform, section: 'brand' };
      described(called, await call(called, token, { known }));
    },
  );
});

describe('what anybody asks', () => {
  it.each(names(OPERATIONS.filter((called) => isOpen(called) && !AWAY.includes(called.at))))(
    '%s',
    async (_n, called) => {
      described(called, await call(called, null));
    },
  );
});

describe('the roles', () => {
  let tokens: Record<MemberRole, string>;
  beforeAll(async () => {
    const tenant = await makeTenant();
    const made = await Promise.all(MEMBER_ROLES.map(async (role) => [role, await memberToken(tenant, role)] as const));
    tokens = Object.fromEntries(made) as typeof tokens;
  });

  const asked = MEMBERS.flatMap((called) =>
    MEMBER_ROLES.filter((role) => called.operation['x-roles'] && !called.operation['x-roles'].includes(role)).map(
      (role) => [role, `${called.method} ${called.at}`, called] as const,
    ),
  );
  it.each(asked)('of %s do not suffice for %s', async (role, _name, called) => {
    expect(described(called, await call(called, tokens[role]))).toEqual([403, 'insufficient_permissions']);
  });

  it.each(names(READS.filter(({ operation }) => operation['x-roles']?.includes('agent'))))(
    'of an agent suffice for %s',
    async (_name, called) => {
      expect(described(called, await call(called, tokens.agent))[1]).not.toBe('insufficient_permissions');
    },
  );
});
