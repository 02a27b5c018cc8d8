import { readLoginLogo } from '@/lib/auth/read-login-logo';
import { answering } from '@/lib/server/answering';
import { requestedSlug } from '@/lib/server/context';
import { strictPolicy } from '@/lib/strict-policy';

const of = { caller: 'anybody', permission: null, status: 200, answer: ['image/png'] } as const;

/** The logo on a company's login, for everybody. Another one has another address, so browsers may keep it. */
export const GET = answering(of, async (_request, { logoId = '' }) => {
  const content = await readLoginLogo(await requestedSlug(), logoId);
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': strictPolicy('sandbox'),
    },
  });
});
