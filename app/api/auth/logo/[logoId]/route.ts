import { readLoginLogo } from '@/lib/auth/read-login-logo';
import { requestedSlug } from '@/lib/server/context';
import { answering } from '@/lib/server/route';

/** The logo on a company's login, for everybody. Another one has another address, so browsers may keep it. */
export const GET = answering(async (_request, { logoId = '' }) => {
  const content = await readLoginLogo(await requestedSlug(), logoId);
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
});
