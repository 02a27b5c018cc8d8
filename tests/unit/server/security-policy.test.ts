import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { refusal } from '@/lib/refusal';
import { unavailablePage } from '@/lib/unavailable-page';
import { middleware } from '@/middleware';

const NOTHING = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
const policyOf = ({ headers }: Response) => headers.get('content-security-policy')?.split('; ') ?? null;

it('leaves what the API answers a policy of its own', async () => {
  for (const path of ['/api/files/01a2011b-f437-730b-9bac-7d49e1cc6c69', '/api/files', '/api/vehicles']) {
    const request = new NextRequest(`http://kay.localhost${path}`, { headers: { host: 'kay.localhost' } });
    expect(policyOf(await middleware(request))).toBeNull();
  }
});

describe('an answer without a page has one of its own', () => {
  it.each([
    ['a page that is refused', refusal(new AppError('invalid_address'), { locale: 'en', api: false })],
    [
      'a page that is asked for too often',
      refusal(new AppError('too_many_requests', { params: { seconds: 3 } }), { locale: 'ht', api: false }),
    ],
    ['a refusal as JSON', refusal(new AppError('invalid_json'), { locale: 'fr', api: true })],
    ['a page while the database is away', unavailablePage({ locale: 'ht', path: '/vehicles' })],
  ])('%s', (_what, answer) => {
    expect(policyOf(answer)).toEqual(expect.arrayContaining(["default-src 'none'", ...NOTHING]));
  });
});
