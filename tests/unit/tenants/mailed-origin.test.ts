import { expect, it } from 'vitest';
import { mailedOrigin } from '@/lib/tenants/mailed-origin';

it.each([
  ['the company’s own host', 'wout.ht', undefined, 'https://lakay.wout.ht'],
  ['its own host, whatever else is set', 'wout.ht', 'https://app.agency.ht', 'https://lakay.wout.ht'],
  ['the public address where there is no domain', undefined, 'https://app.agency.ht/', 'https://app.agency.ht'],
  ['this machine where nothing is set', undefined, undefined, 'http://lakay.localhost:3000'],
  ['this machine where it is named', 'localhost', undefined, 'http://lakay.localhost:3000'],
])('a link of a mail that nobody asked for leads to %s', (_name, rootDomain, publicOrigin, origin) => {
  expect(mailedOrigin('lakay', { rootDomain, publicOrigin, port: '3000' })).toBe(origin);
});
