import type { Verb } from '@/lib/server/command';
import type { TestTenant } from '@/tests/support/factories';

export interface VerbCase {
  // biome-ignore lint/suspicious/noExplicitAny: the list holds verbs of every output.
  verb: Verb<any>;
  /** An input that this company's members may give now. */
  allowed: (tenant: TestTenant) => Promise<unknown>;
  /** An input that the state of things forbids, and what the refusal is called. */
  forbidden: (tenant: TestTenant) => Promise<[input: unknown, code: string]>;
  /** What a member of another company reads, given the same input; null where it names nothing of the company. */
  stranger: 'record_not_found' | 'invalid_transition' | null;
}
