import 'server-only';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { invoiceLines } from '@/db/schema/invoices';
import { charges } from '@/db/schema/rentals';
import type { WriteContext } from '../server/command';

interface Billed {
  invoiceId: string;
  chargeIds: readonly string[];
}

/** Marks the lines of earlier papers that an invoice bills back, so that no other one does. The caller has locked their rentals. */
export async function markBilledBack({ tx, tenantId }: WriteContext, { invoiceId, chargeIds }: Billed): Promise<void> {
  const waived = tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.tenantId, tenantId), inArray(charges.id, [...chargeIds]), isNotNull(charges.waivedAt)));
  await tx
    .update(invoiceLines)
    .set({ creditNoteId: invoiceId })
    .where(
      and(
        eq(invoiceLines.tenantId, tenantId),
        inArray(invoiceLines.chargeId, waived),
        isNull(invoiceLines.creditNoteId),
      ),
    );
}
