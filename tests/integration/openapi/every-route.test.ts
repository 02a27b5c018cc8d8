import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTenant } from '@/db/client';
import { MEMBER_ROLES, type MemberRole } from '@/lib/auth/permissions';
import { encodeSessionToken } from '@/lib/auth/token';
import type { ApiDocument } from '@/lib/openapi/api-document';
import { type Called, callDescribed, parametersOf } from '@/tests/support/call-described';
import { describedAnswer } from '@/tests/support/described-answer';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { memberToken } from '@/tests/support/member-token';
import { operatorAccount } from '@/tests/support/operator-account';
import { ownDatabase } from '@/tests/support/own-database';
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

/** Where the records are that a path names. */
const TABLES: Record<string, string> = {
  customerId: 'customers',
  memberId: 'members',
  ownerId: 'owners',
  paymentId: 'payments',
  rentalId: 'rentals',
  reservationId: 'reservations',
  ticketId: 'maintenance_tickets',
  vehicleId: 'vehicles',
  classId: 'vehicle_classes',
  expenseId: 'expenses',
};

let end: () => Promise<void>;
let company: TestTenant;
let ids: Record<string, string>;

beforeAll(async () => {
  end = await ownDatabase();
  company = (await makeSmallCompany()).tenant;
  ids = await idsOf(company);
}, 120_000);
afterAll(() => end());
beforeEach(() => {
  request.headers = new Headers();
});

async function idsOf({ id }: TestTenant): Promise<Record<string, string>> {
  const found = await withTenant(id, async (tx) => {
    const rows: [string, string][] = [];
    for (const [name, table] of Object.entries(TABLES)) {
      const [row] = await tx.execute<{ id: string }>(
        sql`select id from ${sql.identifier(table)} where tenant_id = ${id} order by id limit 1`,
      );
      if (row) rows.push([name, row.id]);
    }
    return rows;
  });
  return Object.fromEntries(found);
}

/** As Next does, which gives each request its headers. */
function call(called: Called, token: string | null, known?: Record<string, string>) {
  const arrive = (headers: Headers) => {
    request.headers = headers;
  };
  return callDescribed(called, { token, known, arrive });
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
    const [status, code] = described(called, await call(called, token, ids));
    // What needs nothing but a session answers. A record that there is does, too; a paper of it may not have been made.
    const record = called.operation.responses['200'];
    const named = parametersOf(called.operation, 'path').every(({ name }) => ids[name]);
    const asks = parametersOf(called.operation, 'query').some(({ required }) => required) || called.at === '/files';
    if (named && !asks && record && 'content' in record && record.content?.['application/json'])
      expect([status, code]).toEqual([200, '']);
  });
});

describe('what members write', () => {
  it.each(names(WRITES))('%s', async (_name, called) => {
    const tenant = await makeTenant();
    described(called, await call(called, await memberToken(tenant, 'admin'), await idsOf(tenant)));
  });
});

describe('what operators do', () => {
  it.each(names(OPERATIONS.filter((called) => isOperators(called) && !AWAY.includes(called.at))))(
    '%s',
    async (_name, called) => {
      const { sessionId } = await operatorAccount('owner');
      const token = await encodeSessionToken({ sessionId, tenantId: null });
      described(called, await call(called, token, { tenantId: company.id, ...ids }));
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
