import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { middleware } from '@/middleware';

const policyOf = async (path: string) => {
  const request = new NextRequest(`http://kay.localhost${path}`, { headers: { host: 'kay.localhost' } });
  return (await middleware(request)).headers.get('content-security-policy');
};

it('leaves a file its own security policy, and gives the page’s to everything else of the API', async () => {
  expect(await policyOf('/api/files/01a2011b-f437-730b-9bac-7d49e1cc6c69')).toBeNull();
  for (const path of ['/api/files', '/api/vehicles', '/api/filesystem'])
    expect(await policyOf(path)).toContain("default-src 'self'");
});
