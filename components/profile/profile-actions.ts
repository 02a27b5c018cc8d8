import type { ActionResult } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import type { EndSession } from '../members/member-actions';

type Act<Input, Answer> = (input: Input, key?: string) => Promise<ActionResult<Answer>>;
type WithPassword<Answer> = Act<{ ownPassword: string }, Answer>;

/** What people can do to their own account, a member's or an operator's. */
export interface ProfileActions {
  update: Act<{ name: string; locale: Locale }, { name: string; locale: Locale }>;
  changePassword: Act<{ ownPassword: string; password: string; confirmation: string }, { ended: number }>;
  endSession: EndSession;
  endOthers: Act<{ others: true }, unknown>;
  renewCodes: WithPassword<{ codes: string[] }>;
  turnOff: WithPassword<unknown>;
}
