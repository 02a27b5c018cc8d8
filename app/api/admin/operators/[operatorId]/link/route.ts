import { after } from 'next/server';
import { getLocale } from 'next-intl/server';
import { recordOperatorLink, sendOperatorLink } from '@/lib/operators/send-operator-link';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { jsonAnswer } from '@/lib/server/json-answer';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';

const of = {
  caller: 'operator',
  permission: 'operators.manage',
  body: recordOperatorLink.verb.input,
  again: 'makes another link, since this one is kept nowhere, and the first one no longer works',
  status: 200,
  answer: 'record',
} as const;

/** A link with which an operator sets a password, shown to the one who requests it. */
export const POST = answering(of, async (_request, params) => {
  await assertSameOrigin();
  const ctx = await adminContext('operators.manage');
  const linkOrigin = await requestOrigin();
  const how = { origin: linkOrigin('admin'), locale: await getLocale() };
  const { answer, mail } = await sendOperatorLink(ctx, params, how);
  after(mail);
  return jsonAnswer(answer);
});
