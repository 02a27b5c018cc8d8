import type { MemberRole } from '@/lib/auth/permissions';
import type { Verb } from '@/lib/server/command';
import type { TestTenant } from '@/tests/support/factories';

export interface VerbCase {
  // biome-ignore lint/suspicious/noExplicitAny: the list holds verbs of every output.
  verb: Verb<any>;
  /** An input that this company's members may send now. What is about one's own account depends on who acts: the admin if not given. */
  allowed: (tenant: TestTenant, actor?: MemberRole) => Promise<unknown>;
  /** An input that the current state forbids, and the error's code. */
  forbidden: (tenant: TestTenant) => Promise<[input: unknown, code: string, fields?: Record<string, string>]>;
  /** The error that a member of another company gets for the same input; null if it names no record of the company. */
  stranger: 'record_not_found' | 'invalid_transition' | null;
}
