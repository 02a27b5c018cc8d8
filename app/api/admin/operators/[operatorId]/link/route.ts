import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { sendOperatorLink } from '@/lib/operators/send-operator-link';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/route';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';

/** A link with which an operator sets a password, shown to the one who requests it. */
export const POST = answering(async (_request, params) => {
  await assertSameOrigin();
  const ctx = await adminContext('operators.manage');
  const linkOrigin = await requestOrigin();
  const how = { origin: linkOrigin('admin'), locale: await getLocale() };
  const { answer, mail } = await sendOperatorLink(ctx, params, how);
  after(mail);
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
});
