import { enterAdminMode } from '@/lib/auth/enter-admin-mode';
import { operatorContext } from '@/lib/server/admin-context';
import { answering } from '@/lib/server/answering';
import { noAnswer } from '@/lib/server/json-answer';
import { assertSameOrigin } from '@/lib/server/same-origin';

const of = { caller: 'operator', permission: null, again: 'finds it on', status: 204, answer: 'nothing' } as const;

/** Turns on admin mode for the session that calls, if it is a system administrator's. */
export const PUT = answering(of, async () => {
  await assertSameOrigin();
  await enterAdminMode(await operatorContext());
  return noAnswer();
});
