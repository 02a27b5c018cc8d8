import { expect, test } from '@playwright/test';
import { encodeSessionToken } from '@/lib/auth/token';
import { askServed, type Served } from '@/tests/support/ask-served';
import { callAction, cookieText } from '@/tests/support/call-action';
import { operatorAccount } from '@/tests/support/operator-account';
import { readSources } from '@/tests/support/sources';
import { type Company, makeCompany } from '../e2e/parts/company';
import { givePassword, PASSWORD } from '../e2e/parts/password';

/** Cookies that hold a secret, and those with a choice, which the page's own script reads. */
const SECRET = ['wout.session', 'wout.handoff', 'wout.operator', 'next-auth.csrf-token', 'next-auth.callback-url'];
const CHOICE = ['wout.locale'];
/** Where a cookie is set. Each of them is seen below, but the choices that a script keeps. */
const PLACES = [
  'lib/auth/handoff-cookie.ts',
  'lib/auth/operator-cookie.ts',
  'lib/auth/session-cookie.ts',
  'lib/i18n/take-over-locale.ts',
  'lib/keep-choice.ts',
];

const PORT = process.env.E2E_PORT;
const BARE = `localhost:${PORT}`;

/** One browser: what each host has set, and each line with which it did. */
function browser(secure: boolean) {
  const headers: Record<string, string> = secure ? { 'x-forwarded-proto': 'https' } : {};
  const jars: Record<string, Record<string, string>> = {};
  const lines: string[] = [];
  const keep = (host: string, answer: Served) => {
    const jar = jars[host] ?? {};
    jars[host] = jar;
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      lines.push(line);
      if (value === '') delete jar[name];
      else jar[name] = value;
    }
    return answer;
  };
  const cookies = (host: string) => jars[host] ?? {};
  return {
    lines,
    cookies,
    act: async (host: string, name: string, ...args: unknown[]) =>
      keep(host, await callAction({ name, args, host, cookies: cookies(host), headers })),
    ask: async (host: string, path: string, form?: Record<string, string>) =>
      keep(
        host,
        await askServed(path, {
          ...(form && { method: 'POST', body: new URLSearchParams(form).toString() }),
          headers: {
            ...{ host, cookie: cookieText(cookies(host)), ...headers },
            ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
        }),
      ),
  };
}

/** Signs in and out in every way that there is. Returns each line with which a cookie was set. */
async function everyCookie(company: Company, secure: boolean): Promise<string[]> {
  const { act, ask, cookies, lines } = browser(secure);
  const own = `${company.slug}.${BARE}`;
  const account = { tenant: company.slug, email: `agent@${company.slug}.test`, password: PASSWORD, code: '' };

  // By next-auth's own routes, and out again.
  const { csrfToken } = JSON.parse((await ask(own, '/api/auth/csrf')).text);
  await ask(own, '/api/auth/callback/credentials', { ...account, csrfToken, json: 'true' });
  await ask(own, '/api/auth/signout', { csrfToken, json: 'true' });

  // By the form on another host, from which the session moves to the company's own.
  let to = /"to":"([^"]+)"/.exec((await act(BARE, 'logInAction', account, null)).text)?.[1];
  for (let step = 0; step < 3 && to; step += 1) {
    const { host, pathname, search } = new URL(to, `http://${own}`);
    to = (await ask(host, pathname + search)).headers.location;
  }
  expect(Object.keys(cookies(own))).toContain(secure ? '__Host-wout.session' : 'wout.session');
  await act(own, 'logOutAction');

  // As an operator who visits a company on the host that both share.
  const operator = await operatorAccount('superadmin');
  const token = await encodeSessionToken({ sessionId: operator.sessionId, tenantId: null });
  const shared = `wout.example:${PORT}`;
  await ask(shared, '/api/auth/csrf');
  Object.assign(cookies(shared), { [`${secure ? '__Host-' : ''}wout.session`]: token });
  await act(shared, 'visitTenantAction', { tenantId: company.id, reason: 'A look at cookies' });
  await act(shared, 'logOutAction');
  return lines;
}

for (const secure of [true, false])
  test(`a cookie is for the server and this host alone, over ${secure ? 'https' : 'http'}`, async () => {
    const company = await makeCompany();
    await givePassword(company);
    const lines = await everyCookie(company, secure);
    const prefix = secure ? '__Host-' : '';
    const names = new Set(lines.map((line) => line.slice(0, line.indexOf('='))));
    expect([...names].toSorted()).toEqual([...SECRET.map((name) => `${prefix}${name}`), ...CHOICE].toSorted());
    for (const line of lines) {
      const has = (pattern: RegExp) => pattern.test(line);
      expect([line, has(/; SameSite=(?:Lax|Strict)(?:;|$)/i), has(/; Path=\/(?:;|$)/i)]).toEqual([line, true, true]);
      expect([line, has(/; Domain=/i), has(/; Secure(?:;|$)/i)]).toEqual([line, false, secure]);
      const choice = CHOICE.some((name) => line.startsWith(`${name}=`));
      expect([line, has(/; HttpOnly(?:;|$)/i)]).toEqual([line, !choice]);
    }
  });

test('no other place sets a cookie', () => {
  const sets = /\bcookies\(\)\)\.set\(|\bjar\.set\(|document\.cookie = |['"]set-cookie['"]|\bcookies\.set\(/i;
  const places = readSources().filter(
    ({ file, text }) => /^(?:app|components|lib|middleware)/.test(file) && sets.test(text),
  );
  expect(places.map(({ file }) => file).toSorted()).toEqual(PLACES);
});
