import 'server-only';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import type { ReadContext } from '../server/query';
import type { CustomerInput, DuplicateProbe } from './input';
import { customerMarks, likenesses } from './likeness';

const SHOWN = 10;

export type Duplicate = Awaited<ReturnType<typeof findDuplicates>>[number];

/**
 * Other customers with the same license, phone or email. Matching licenses come first, then phones, then emails, each
 * by name.
 */
export async function findDuplicates(ctx: ReadContext, probe: DuplicateProbe) {
  const marks = customerMarks(probe);
  const alike = [
    marks.licenseKey ? eq(customers.licenseKey, marks.licenseKey) : undefined,
    marks.phone ? eq(customers.phone, marks.phone) : undefined,
    marks.email ? eq(customers.email, marks.email) : undefined,
  ].filter((condition) => condition !== undefined);
  if (alike.length === 0) return [];
  const rows = await ctx.tx
    .select({
      id: customers.id,
      fullName: customers.fullName,
      phone: customers.phone,
      email: customers.email,
      licenseNumber: customers.licenseNumber,
      licenseKey: customers.licenseKey,
      licenseExpiresOn: customers.licenseExpiresOn,
      status: customers.status,
    })
    .from(customers)
    .where(
      and(
        eq(customers.tenantId, ctx.tenantId),
        isNull(customers.archivedAt),
        probe.except ? ne(customers.id, probe.except) : undefined,
        or(...alike),
      ),
    )
    // Many customers may share a hotel's phone. Those with the same license must not be cut off.
    .orderBy(...alike.map((mark) => sql`coalesce(${mark}, false) desc`), asc(customers.nameKey), asc(customers.id))
    .limit(SHOWN);
  return rows.map(({ licenseKey, ...row }) => ({ ...row, same: likenesses(marks, { ...row, licenseKey }) }));
}

/**
 * The customers similar to the one about to be saved. The caller may send the list of those already shown. If one is
 * not in that list, throws `possible_duplicate` with all of them in its details. People share phones, so this is a
 * question and never a refusal (docs/rules.md §6).
 */
export async function askAboutDuplicates(
  ctx: ReadContext,
  input: Pick<CustomerInput, 'licenseNumber' | 'phone' | 'email'>,
  { except, accepted }: { except: string | null; accepted: string[] | null | undefined },
) {
  const { licenseNumber, phone, email } = input;
  const found = await findDuplicates(ctx, { licenseNumber, phone: phone ?? '', email: email ?? '', except });
  if (accepted && found.some(({ id }) => !accepted.includes(id)))
    throw new AppError('possible_duplicate', { details: { duplicates: found } });
  return found;
}
