import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { invoiceLines } from '@/db/schema/invoices';
import type { WriteContext } from '../server/command';

interface Credited {
  invoiceId: string;
  lines: readonly { chargeId: string | null }[];
}

/** What credited lines of an invoice billed back is on none again. */
export async function unmarkBilledBack({ tx, tenantId }: WriteContext, { invoiceId, lines }: Credited): Promise<void> {
  const chargeIds = lines.flatMap(({ chargeId }) => chargeId ?? []);
  await tx
    .update(invoiceLines)
    .set({ creditNoteId: null })
    .where(
      and(
        eq(invoiceLines.tenantId, tenantId),
        eq(invoiceLines.creditNoteId, invoiceId),
        inArray(invoiceLines.chargeId, chargeIds),
      ),
    );
}
