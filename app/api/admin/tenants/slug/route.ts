import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { checkSlug } from '@/lib/tenants/check-slug';

/** Whether a new company could have the subdomain `slug`: `free`, `taken` or `not_allowed`. */
export const GET = answering(async (request) => {
  const slug = new URL(request.url).searchParams.get('slug');
  const state = await checkSlug(await adminContext('tenants.create'), slug);
  return Response.json({ state }, { headers: { 'cache-control': 'no-store' } });
});
