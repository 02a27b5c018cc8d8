import { expect, it } from 'vitest';
import { linkOrigin } from '@/lib/tenants/link-origin';

const unset = { rootDomain: undefined, publicOrigin: undefined, port: '3000' };
const settings = { rootDomain: 'wout.ht', publicOrigin: undefined, port: '3000' };

it.each([
  ['the company’s host', { host: 'lakay.wout.ht', secure: true, settings }, 'https://lakay.wout.ht'],
  ['another company’s host', { host: 'palmis.wout.ht', secure: true, settings }, 'https://lakay.wout.ht'],
  ['a port of somebody’s', { host: 'lakay.wout.ht:6666', secure: true, settings }, 'https://lakay.wout.ht'],
  ['the port served', { host: 'lakay.wout.ht:3000', secure: false, settings }, 'http://lakay.wout.ht:3000'],
  ['a foreign host', { host: 'evil.example', secure: true, settings }, 'https://lakay.wout.ht'],
  ['a foreign host where nothing is set', { host: 'evil.example', secure: true, settings: unset }, null],
  [
    'an own host where nothing is set',
    { host: 'kay.localhost:3000', secure: false, settings: unset },
    'http://lakay.localhost:3000',
  ],
  ['a host that ends alike', { host: 'lakay.wout.ht.evil.example', secure: true, settings }, 'https://lakay.wout.ht'],
  [
    'a plain host with its address set',
    { host: 'evil.example', secure: true, settings: { ...settings, publicOrigin: 'https://app.agency.ht/' } },
    'https://app.agency.ht',
  ],
])('a link asked for on %s leads to an address of ours', (_name, asked, origin) => {
  expect(linkOrigin('lakay', asked)).toBe(origin);
});
