import { after } from 'next/server';
import { adminContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { jsonAnswer } from '@/lib/server/json-answer';
import { assertSameOrigin } from '@/lib/server/same-origin';
import { requestOrigin } from '@/lib/tenants/request-origin';
import { recordUserLink, sendUserLink } from '@/lib/users/send-user-link';

const of = {
  caller: 'operator',
  permission: 'users.manage',
  body: recordUserLink.verb.input,
  again: 'makes another link, since this one is kept nowhere, and the first one no longer works',
  status: 200,
  answer: 'record',
} as const;

/** A link with which a member of any company sets a password, shown to the operator who requests it. */
export const POST = answering(of, async (_request, params) => {
  await assertSameOrigin();
  const { answer, mail } = await sendUserLink(await adminContext('users.manage'), params, await requestOrigin());
  after(mail);
  return jsonAnswer(answer);
});
