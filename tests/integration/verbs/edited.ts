import type { Verb } from '@/lib/server/command';
import { asAdmin } from '@/tests/support/contexts';
import { asReadNow } from '@/tests/support/edit-now';
import type { TestTenant } from '@/tests/support/factories';

/** An input of a verb that edits, with the version that its record has now. */
// biome-ignore lint/suspicious/noExplicitAny: verbs of every output are edited.
export async function edited<Sent extends object>(tenant: TestTenant, verb: Verb<any>, input: Sent) {
  return asReadNow(verb, await asAdmin(tenant), input);
}
