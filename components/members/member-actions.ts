import type { z } from 'zod';
import type { ActionResult } from '@/lib/errors';
import type { CreateMemberInput, UpdateMemberInput } from '@/lib/members/input';
import type { Typed } from '@/lib/typed';

type Act<Input, Answer> = (input: Input, key?: string) => Promise<ActionResult<Answer>>;

export interface PasswordLink {
  name: string;
  email: string;
  purpose: 'invitation' | 'reset';
  link: string;
  /** Whether the link was mailed to them, too. */
  mailed: boolean;
}

/** What screens can do to a member. */
export interface MemberActions {
  create: Act<Typed<z.input<typeof CreateMemberInput>>, { id: string }>;
  update: Act<Typed<z.input<typeof UpdateMemberInput>>, { id: string }>;
  remove: Act<{ memberId: string }, unknown>;
  invite: (input: { memberId: string }) => Promise<ActionResult<PasswordLink>>;
}

/** Ends one session. Whose it is does not matter for one's own. */
export type EndSession = Act<{ memberId: string; sessionId: string }, unknown>;
