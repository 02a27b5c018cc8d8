import { answering } from '@/lib/server/answering';
import { tenantContext } from '@/lib/server/context';
import { query } from '@/lib/server/query';
import { strictPolicy } from '@/lib/strict-policy';
import { getLogo } from '@/lib/tenants/get-logo';

const of = { caller: 'member', permission: 'files.view', status: 200, answer: ['image/png'] } as const;

/** A logo as a PNG. Another one has another address, so browsers may keep it. */
export const GET = answering(of, async (_request, { logoId = '' }) => {
  const logo = await query(await tenantContext(), 'files.view', (ctx) => getLogo(ctx, logoId));
  return new Response(new Uint8Array(logo.content), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': strictPolicy('sandbox'),
    },
  });
});
