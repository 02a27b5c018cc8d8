import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase, withPlatform, withTenant } from '@/db/client';
import { auditEntries } from '@/db/schema/activity';
import { members } from '@/db/schema/members';
import { operators, platformAuditEntries } from '@/db/schema/operators';
import { logConsole } from '@/lib/health/log-console';
import { newId } from '@/lib/id';
import { log, logError } from '@/lib/log';
import { asWork } from '@/lib/request-scope';
import { action } from '@/lib/server/action';
import { createVehicleClass } from '@/lib/vehicles/create-vehicle-class';
import { makeTenant, type TestTenant } from '@/tests/support/factories';
import { logLines } from '@/tests/support/log-lines';
import { arrive, memberToken, operatorToken } from '@/tests/support/next/arrive';
import { answerOf, callRoute } from '@/tests/support/next/routes';
import { quickHash } from '@/tests/support/quick-hash';

const PASSWORD = 'mango-kafe-7-wout';
const LOGIN = { method: 'POST', file: 'app/api/auth/login/route.ts' };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
/** One that forges a line of the log, and hides and colors what is before it. */
const FORGED = 'x\r\n{"level":30,"msg":"all is well"}\n\u001b[2K\u001b[31mred\u2028\u0085end';
const REQUEST = { requestId: 'r-0123456789' };

let tenant: TestTenant;
let address: string;
beforeAll(async () => {
  tenant = await makeTenant();
  const passwordHash = await quickHash(PASSWORD);
  await withTenant(tenant.id, (tx) => tx.update(members).set({ passwordHash }).where(eq(members.tenantId, tenant.id)));
});
beforeEach(() => {
  process.env.TRUSTED_PROXIES = 'loopback';
  address = `2001:db8:${Math.floor(Math.random() * 60_000).toString(16)}:3::6`;
  arrive(null, { 'x-forwarded-for': `${address}, 127.0.0.1`, 'user-agent': ANDROID });
});
afterEach(() => {
  process.env.TRUSTED_PROXIES = '';
});
afterAll(closeDatabase);

const entriesOf = ({ id }: TestTenant) => withTenant(id, (tx) => tx.select().from(auditEntries));
const inRequest = (work: () => Promise<unknown>) => logLines(() => asWork({ ...REQUEST }, work));

describe('a sign-in', () => {
  it('of a member is in the company’s log: who, when, from which address and device', async () => {
    const body = { tenant: tenant.slug, email: `agent@${tenant.slug}.test`, password: PASSWORD };
    expect(await answerOf(LOGIN, { body })).toEqual([200]);
    const memberId = tenant.members.agent;
    expect(await entriesOf(tenant)).toMatchObject([
      {
        ...{ tenantId: tenant.id, memberId, actorName: 'The agent', address, at: expect.any(Date) },
        ...{ action: 'members.sign_in', entity: 'member', entityId: memberId, after: { device: 'Chrome · Android' } },
      },
    ]);
  });

  it('of an operator is in the operators’', async () => {
    const { ctx } = await operatorToken('superadmin');
    const { id, name, email } = ctx.operator;
    const passwordHash = await quickHash(PASSWORD);
    await withPlatform((tx) => tx.update(operators).set({ passwordHash }).where(eq(operators.id, id)));
    expect(await answerOf(LOGIN, { body: { email, password: PASSWORD } })).toEqual([200]);
    const entries = await withPlatform((tx) =>
      tx.select().from(platformAuditEntries).where(eq(platformAuditEntries.operatorId, id)),
    );
    expect(entries).toMatchObject([
      {
        ...{ actorName: name, address, action: 'operators.sign_in', entity: 'operator', entityId: id },
        ...{ after: { device: 'Chrome · Android' }, at: expect.any(Date) },
      },
    ]);
  });

  it('that is refused is in the server’s log, with the account and the network, and nothing that was typed', async () => {
    const email = `manager@${tenant.slug}.test`;
    const typed = { tenant: tenant.slug, email, password: 'a-wrong-password' };
    const before = await entriesOf(tenant);
    const lines = await inRequest(() => answerOf(LOGIN, { body: typed }));
    const network = `${address.split(':').slice(0, 4).join(':')}::/64`;
    const code = 'invalid_email_or_password';
    expect(lines).toMatchObject([{ ...REQUEST, code, network, tenantId: tenant.id, memberId: tenant.members.manager }]);
    for (const text of [email, typed.password, address]) expect(JSON.stringify(lines)).not.toContain(text);
    expect(await entriesOf(tenant)).toEqual(before);
  });
});

describe('an access that is refused is in the server’s log, with who asked and the right', () => {
  const refused = { code: 'insufficient_permissions', msg: 'access was refused' };

  it.each([
    ['a read', 'GET', 'audit', 'audit.view'],
    ['a write', 'POST', 'members', 'members.manage'],
    ['an upload', 'POST', 'settings/logo', 'settings.manage'],
  ])('%s of the API', async (_what, method, path, right) => {
    arrive(await memberToken(tenant, 'agent'));
    const lines = await inRequest(async () =>
      expect(await answerOf({ method, file: `app/api/${path}/route.ts` })).toEqual([403, refused.code]),
    );
    expect(lines).toMatchObject([
      { ...REQUEST, ...refused, right, tenantId: tenant.id, memberId: tenant.members.agent },
    ]);
  });

  it('an action of a screen, which is answered with 200', async () => {
    arrive(await memberToken(tenant, 'agent'));
    const lines = await inRequest(async () =>
      expect(await action(createVehicleClass)({ name: 'Compact' })).toMatchObject({
        ok: false,
        error: { code: refused.code },
      }),
    );
    const { name: verb, permission: right } = createVehicleClass.verb;
    expect(lines).toMatchObject([{ ...REQUEST, ...refused, verb, right, memberId: tenant.members.agent }]);
  });

  it('one of an operator', async () => {
    const { ctx, token } = await operatorToken('support');
    arrive(token);
    const lines = await inRequest(() => answerOf({ method: 'GET', file: 'app/api/admin/operators/route.ts' }));
    expect(lines).toMatchObject([{ ...REQUEST, ...refused, right: 'operators.manage', operatorId: ctx.operator.id }]);
  });
});

describe('a text can’t make an entry of its own', () => {
  it('in the server’s log, where each line is one entry and has no signs for a terminal', async () => {
    const said = console.error;
    const written = await logLines(() => {
      logError(new Error(FORGED));
      log.info({ right: FORGED }, FORGED);
      logConsole();
      console.error(FORGED);
      console.error = said;
    });
    expect(written.map(({ level }) => level)).toEqual([50, 30, 50]);
    expect(written[2]?.msg).not.toContain('\u001b');
  });

  it('in the server’s log by what is typed at sign-in or sent as a header', async () => {
    const body = { tenant: tenant.slug, email: `${FORGED}@${tenant.slug}.test`, password: FORGED };
    arrive(null, { 'user-agent': FORGED.replace(/[^\x20-\x7e]/g, ' '), 'x-forwarded-for': '"}, {"level":30' });
    for (const line of await inRequest(() => answerOf(LOGIN, { body })))
      expect(JSON.stringify(line)).not.toContain('all is well');
  });

  it('in the company’s log, nor in the file of it', async () => {
    const company = await makeTenant();
    const text = `=${FORGED}","=1+1",`;
    const entry = { tenantId: company.id, id: newId(), actorName: text, address: text };
    const values = { action: 'customers.create', entity: 'customer', before: null, after: { fullName: text } };
    await withTenant(company.id, (tx) => tx.insert(auditEntries).values({ ...entry, ...values }));
    arrive(await memberToken(company, 'admin'));
    const answer = await callRoute({ method: 'GET', file: 'app/api/audit/export/route.ts' });
    const { data, errors } = Papa.parse<string[]>((await answer.text()).replace(/^\ufeff/, ''), {
      skipEmptyLines: true,
    });
    expect([data.length, errors, data.every(({ length }) => length === data[0]?.length)]).toEqual([2, [], true]);
    expect(data.flat().filter((cell) => /^[=+@\t\r]/.test(cell))).toEqual([]);
  });
});
