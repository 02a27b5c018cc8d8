import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostTenant, isTenantSlug, requestTenant, tenantOrigin } from '@/lib/tenants/slug';

describe('a slug', () => {
  it.each(['lakay', 'okapwout', 'abc', 'a-1', 'palmis-2', 'a'.repeat(32)])('%s is one', (text) => {
    expect(isTenantSlug(text)).toBe(true);
  });

  it.each([
    '',
    'ab',
    'a'.repeat(33),
    '1lakay',
    '-lakay',
    'Lakay',
    'lakay.x',
    'la kay',
    'solèy',
    'lakay\n',
    'la_kay',
    'www',
    'admin',
    'api',
    'staging',
    'dev',
    'preview',
    'app',
    'mail',
    'static',
    'localhost',
  ])('%j is none', (text) => {
    expect(isTenantSlug(text)).toBe(false);
  });
});

describe('a host', () => {
  it.each([
    ['lakay.localhost', 'localhost', 'tenant', 'lakay'],
    ['lakay.localhost:3000', 'localhost', 'tenant', 'lakay'],
    ['lakay.localhost:3000', 'localhost:3000', 'tenant', 'lakay'],
    ['LAKAY.LocalHost', 'localhost', 'tenant', 'lakay'],
    ['lakay.localhost.', 'localhost', 'tenant', 'lakay'],
    ['lakay.wout.example', 'wout.example', 'tenant', 'lakay'],
    ['a.b.localhost', 'localhost', 'tenant', 'a'],
    ['admin.localhost:3000', 'localhost', 'admin', null],
    ['ADMIN.localhost', 'localhost', 'admin', null],
    ['admin.lakay.localhost', 'localhost', 'admin', null],
    ['localhost', 'localhost', 'root', null],
    ['localhost:3000', 'localhost', 'root', null],
    ['www.localhost', 'localhost', 'root', null],
    ['staging.wout.example', 'wout.example', 'root', null],
    ['dev.wout.example', 'wout.example', 'root', null],
    ['preview.wout.example', 'wout.example', 'root', null],
    ['.localhost', 'localhost', 'root', null],
    ['127.0.0.1', 'localhost', 'foreign', null],
    ['127.0.0.1:3000', 'localhost', 'foreign', null],
    ['[::1]:3000', 'localhost', 'foreign', null],
    ['[::1]', 'localhost', 'foreign', null],
    ['wout.onrender.com', 'localhost', 'foreign', null],
    ['lakaylocalhost', 'localhost', 'foreign', null],
    ['lakay.localhost.evil.example', 'localhost', 'foreign', null],
    ['wout.example.evil.example', 'wout.example', 'foreign', null],
    ['', 'localhost', 'foreign', null],
  ])('%j under %s is %s %s', (host, root, kind, slug) => {
    expect(hostTenant(host, root)).toEqual({ host: kind, slug });
  });
});

describe('a request', () => {
  it.each([
    ['palmis', 'lakay.localhost', 'tenant', 'palmis', 'palmis'],
    [' PALMIS ', 'localhost', 'root', 'palmis', 'palmis'],
    ['palmis', 'wout.onrender.com', 'foreign', 'palmis', 'palmis'],
    ['palmis', 'admin.localhost', 'admin', 'palmis', 'palmis'],
    ['Lakay', 'lakay.localhost', 'tenant', 'lakay', null],
    [null, 'lakay.localhost', 'tenant', 'lakay', null],
    ['', 'lakay.localhost', 'tenant', 'lakay', null],
    ['   ', 'lakay.localhost', 'tenant', 'lakay', null],
    [null, 'localhost', 'root', null, null],
  ])('with the parameter %j at %s', (query, host, kind, slug, asked) => {
    expect(requestTenant({ query, host, rootDomain: 'localhost' })).toEqual({ host: kind, slug, asked });
  });

  it('names nothing that a request header refuses, and never another company by a manipulated name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        const { slug } = requestTenant({ query, host: 'localhost', rootDomain: 'localhost' });
        expect(() => new Headers({ 'x-wout-tenant': slug ?? '' })).not.toThrow();
        expect(slug === null || !isTenantSlug(slug) || slug === query.trim().toLowerCase()).toBe(true);
      }),
    );
    expect(requestTenant({ query: 'solèy漢\r\nx', host: 'localhost', rootDomain: 'localhost' }).slug).toBe('sol_y___x');
  });
});

it('builds the address of a company on the port the request came by', () => {
  const options = { label: 'lakay', rootDomain: 'localhost', host: '127.0.0.1:3000', secure: false };
  expect(tenantOrigin(options)).toBe('http://lakay.localhost:3000');
  expect(tenantOrigin({ ...options, rootDomain: 'wout.example', host: 'wout.example', secure: true })).toBe(
    'https://lakay.wout.example',
  );
});
