import { routeQuery } from '@/lib/server/route';
import { getLogo } from '@/lib/tenants/get-logo';

/** A logo as a PNG. Another one has another address, so browsers may keep it. */
export const GET = routeQuery('files.view', async (ctx, { params }) => {
  const logo = await getLogo(ctx, params.logoId ?? '');
  return new Response(new Uint8Array(logo.content), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
});
