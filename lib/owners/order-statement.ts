import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { vehicles } from '@/db/schema/vehicles';
import { orderPaper } from '../papers/order-paper';
import { paperCompany } from '../papers/paper-company';
import type { StatementData } from '../papers/statement-data';
import type { WriteContext } from '../server/command';
import { getTenantSettings } from '../tenants/get-tenant-settings';
import type { NamedLine } from './read-statement';

const REFERENCE_LENGTH = 12;

interface Issued {
  /** Of the statement, and of the paper that it becomes. */
  id: string;
  owner: StatementData['owner'] & { language: StatementData['locale'] };
  statement: { number: string; month: string; openingCents: number; totalCents: number; issuedAt: Date };
  lines: readonly NamedLine[];
}

/** Orders the paper of a statement in the owner's language. */
export async function orderStatement(ctx: WriteContext, { id, owner, statement, lines }: Issued): Promise<void> {
  const [settings, named] = await Promise.all([
    getTenantSettings(ctx),
    ctx.tx
      .select({ id: vehicles.id, make: vehicles.make, model: vehicles.model, plate: vehicles.plate })
      .from(vehicles)
      .where(
        and(
          eq(vehicles.tenantId, ctx.tenantId),
          inArray(
            vehicles.id,
            lines.map(({ vehicleId }) => vehicleId),
          ),
        ),
      ),
  ]);
  const names = new Map(named.map(({ id, make, model, plate }) => [id, `${make} ${model}, ${plate}`]));
  const { name, phone, email, address, language } = owner;
  const { issuedAt, ...sums } = statement;
  const data: StatementData = {
    locale: language,
    paperSize: settings.paperSize,
    timeZone: settings.timeZone,
    company: paperCompany(settings),
    reference: id.slice(-REFERENCE_LENGTH).toUpperCase(),
    ...sums,
    issuedAt: issuedAt.toISOString(),
    issuedBy: ctx.member.name,
    owner: { name, phone, email, address },
    lines: lines.map(({ kind, label, vehicleId, month, days, baseCents, amountCents }) => ({
      ...{ kind, label, month, days, baseCents, amountCents },
      vehicle: names.get(vehicleId) ?? '',
    })),
  };
  await orderPaper(ctx, { id, kind: 'statement', rentalId: null, number: statement.number, data });
}
