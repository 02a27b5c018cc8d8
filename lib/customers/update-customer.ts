import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '@/db/schema/customers';
import { AppError } from '../errors';
import { assertUnchanged } from '../records/assert-unchanged';
import { numberKey } from '../search/search-text';
import { writeSearchWords } from '../search/write-search-words';
import { command } from '../server/command';
import { customerColumns } from './customer-columns';
import { CUSTOMER_KIND } from './customer-kind';
import { CUSTOMER_FIELDS } from './fields';
import { askAboutDuplicates } from './find-duplicates';
import { type CustomerInput, UpdateCustomerInput } from './input';
import { lockCustomer } from './lock-customer';

type Marks = Pick<CustomerInput, 'licenseNumber' | 'phone' | 'email'>;

export const updateCustomer = command(
  { name: 'customers.update', permission: 'customers.edit', input: UpdateCustomerInput },
  async (ctx, { customerId, acceptedDuplicates, version, ...input }) => {
    const before = await lockCustomer(ctx, customerId);
    await assertUnchanged(ctx, {
      fields: CUSTOMER_FIELDS,
      record: before,
      version,
      entity: 'customer',
      entityId: customerId,
    });
    const marks = changedMarks(before, input);
    const duplicates = await askAboutDuplicates(ctx, marks, { except: customerId, accepted: acceptedDuplicates });
    const columns = customerColumns(input);
    const mine = and(eq(customers.tenantId, ctx.tenantId), eq(customers.id, customerId), isNull(customers.archivedAt));
    const changed = await ctx.tx
      .update(customers)
      .set({ ...columns, updatedAt: ctx.now })
      .where(mine)
      .returning({ id: customers.id });
    if (changed.length === 0) throw new AppError('record_not_found');
    await writeSearchWords(ctx, CUSTOMER_KIND, [{ id: customerId, ...columns }]);
    ctx.record({ entity: 'customer', entityId: customerId, before, after: columns });
    return { id: customerId, duplicates };
  },
);

/** Only a changed number can create a new match with another customer. */
function changedMarks(before: Marks, input: Marks): Marks {
  return {
    licenseNumber: numberKey(before.licenseNumber) === numberKey(input.licenseNumber) ? '' : input.licenseNumber,
    phone: before.phone === input.phone ? null : input.phone,
    email: before.email === input.email ? null : input.email,
  };
}
