import { expect } from '@playwright/test';
import postgres from 'postgres';
import { traceReceiver } from '../support/trace-receiver';
import { test } from './parts/journey';
import { startOwnApp } from './parts/own-app';
import { givePassword } from './parts/password';
import { WORDS } from './parts/words';

const { auth, errors, common } = WORDS.en;
/** What is asked for, typed and shown, and must be in neither log nor traces. */
const PERSONAL = 'Wilner Toussaint';
const WRONG = 'a-wrong-password-7';

type Line = Record<string, unknown> & { msg: string };

function linesOf(log: string): Line[] {
  // The last one may not be whole yet.
  const whole = log.split('\n').slice(0, -1);
  return whole.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
}

test('log and traces tell of each request who asked for what and how it went, and nothing personal', async ({
  page,
  company,
  signIn,
}) => {
  const receiver = await traceReceiver();
  const database = new URL(process.env.DATABASE_URL ?? '');
  // A page that finds its table locked fails as one fails that nobody thought of.
  database.searchParams.set('lock_timeout', '100');
  const app = await startOwnApp({
    ...{ DATABASE_URL: database.href, JOBS_ELSEWHERE: 'true' },
    ...{ LOG_LEVEL: 'debug', OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint },
  });
  const origin = `http://${company.slug}.localhost:${app.port}`;
  const direct = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
  try {
    await givePassword(company);
    await page.goto(`${origin}/auth/login`);
    await page.locator('#email').fill(`agent@${company.slug}.test`);
    await page.locator('#password').fill(WRONG);
    await page.getByRole('button', { name: auth.sign_in, exact: true }).click();
    await expect(page.getByRole('alert').getByText(errors.invalid_email_or_password)).toBeVisible();

    await signIn('manager');
    await page.setExtraHTTPHeaders({ 'x-request-id': 'journey-0123456789' });
    const answer = await page.goto(`${origin}/customers?q=${encodeURIComponent(PERSONAL)}`);
    expect(answer?.headers()['x-request-id']).toBe('journey-0123456789');
    await page.setExtraHTTPHeaders({});
    await page.goto(`${origin}/customers/${company.customer.id}`);
    await page.goto(`${origin}/customers/new`);
    await page.locator('#fullName').fill(PERSONAL);
    await page.getByRole('tab').nth(1).click();
    await page.locator('#licenseNumber').fill('LX-0001');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: PERSONAL })).toBeVisible();

    await direct.begin(async (tx) => {
      await tx`lock table expenses in access exclusive mode`;
      await page.goto(`${origin}/expenses?q=${encodeURIComponent(PERSONAL)}`);
      await expect(page.getByText(common.error_reference.split('{')[0] ?? '')).toBeVisible();
    });
    const shown = await page.getByText(common.error_reference.split('{')[0] ?? '').textContent();
    const reference = shown?.slice(common.error_reference.indexOf('{'));

    const of = { tenantId: company.id, memberId: company.members.manager };
    const line = (wanted: object) =>
      expect
        .poll(() => linesOf(app.log()))
        .toContainEqual(expect.objectContaining({ requestId: expect.any(String), ...wanted }));
    await line({ code: 'invalid_email_or_password', memberId: company.members.agent, tenantId: company.id });
    await line({
      ...of,
      requestId: 'journey-0123456789',
      method: 'GET',
      route: '/customers',
      status: 200,
      msg: 'answered',
    });
    await line({ ...of, route: '/customers/*', status: 200, msg: 'answered' });
    await line({ ...of, method: 'POST', route: '/customers/new', status: 200, msg: 'answered' });
    await line({ ...of, level: 50, reference, msg: 'unexpected error' });
    await line({ ...of, reference, route: '/expenses', status: 500, msg: 'answered' });
    const secrets = [PERSONAL, 'Wilner', WRONG, `agent@${company.slug}.test`, 'LX-0001', company.customer.name];
    expect(secrets.filter((secret) => app.log().includes(secret))).toEqual([]);

    const pathTo = (name: string) => {
      const names: string[] = [];
      let span = receiver.spans.find((one) => one.name === name);
      while (span) {
        names.unshift(span.name);
        const { parentSpanId } = span;
        span = receiver.spans.find(({ spanId }) => spanId === parentSpanId);
      }
      return names;
    };
    await expect.poll(() => pathTo('command customers.create').at(0)).toBe('POST');
    await expect
      .poll(() => pathTo('query customers.view').join(' > '))
      .toMatch(/^GET.* \/customers.* > query customers.view$/);
    const create = receiver.spans.find(({ name }) => name === 'command customers.create');
    expect(create?.attributes).toMatchObject({
      'wout.tenant_id': company.id,
      'wout.member_id': company.members.manager,
    });
    expect(receiver.spans).toContainEqual(
      expect.objectContaining({ name: 'INSERT', traceId: create?.traceId, parentSpanId: create?.spanId }),
    );
    expect(secrets.filter((secret) => receiver.text().includes(secret))).toEqual([]);
  } finally {
    await direct.end();
    await app.stop();
    await receiver.close();
  }
});
