import type { MemberRole } from '@/lib/auth/permissions';
import type { VerbCase } from '@/tests/integration/verbs/verb-case';
import { asMember } from './contexts';
import { makeTenant, type TestTenant } from './factories';
import { printOrdered } from './print-ordered';
import { rowChanges } from './row-changes';
import { sendOrderedEvents } from './send-ordered-events';
import { sendOrderedMails } from './send-ordered-mails';
import { tenantRows } from './tenant-rows';

/** The role with the most rights: if it is refused, the reason is not its rights. */
const MIGHTIEST: MemberRole = 'admin';

/** What a verb answers and changes in a new company, in words that are the same in every run. `alter` changes its input before. */
export async function verbChanges(entry: VerbCase, alter = (input: unknown): unknown => input): Promise<string> {
  const company = await makeTenant({ turnaroundMinutes: 90, htgRate: '131.5000', htgRateOn: '2026-11-20' });
  const input = await entry.allowed(company);
  await printOrdered(company.id);
  const before = await tenantRows(company.id);
  const ctx = await asMember(company, MIGHTIEST);
  const answer = await entry.verb(ctx, alter(input));
  await printOrdered(company.id);
  await sendOrderedMails(company.id);
  await sendOrderedEvents(company.id);
  const known = { now: ctx.now, names: namesOf(company, input) };
  return rowChanges({ before, after: await tenantRows(company.id), answer }, known);
}

/** The values in an input that are new in each run, such as a plate, by their path. */
function randomTexts(input: unknown, place = ''): [string, string][] {
  if (typeof input === 'string') return /[0-9a-f]{6,}/i.test(input) ? [[input, place]] : [];
  if (input === null || typeof input !== 'object') return [];
  return Object.entries(input).flatMap(([name, value]) => randomTexts(value, place ? `${place}.${name}` : name));
}

function namesOf(tenant: TestTenant, input: unknown): Map<string, string> {
  const members = Object.entries(tenant.members).map(([role, id]): [string, string] => [id, role]);
  return new Map([...randomTexts(input), [tenant.slug, 'slug'], ...members, [tenant.id, 'tenant']]);
}
