import { instantToLocal } from '../dates';
import type { TicketInput } from './input';

interface StoredTicket extends Omit<TicketInput, 'startedAt' | 'expectedReadyAt'> {
  startedAt: Date | string;
  expectedReadyAt: Date | string | null;
}

/** A stored ticket with the fields of its form. */
export function ticketRecord(row: StoredTicket, timeZone: string): TicketInput & { startedAt: string } {
  const { serviceType, resultingStatus, vendorName, shopName, odometerKm, costCents, notes } = row;
  return {
    ...{ serviceType, resultingStatus, vendorName, shopName, odometerKm, costCents, notes },
    startedAt: instantToLocal(new Date(row.startedAt), timeZone),
    expectedReadyAt: row.expectedReadyAt && instantToLocal(new Date(row.expectedReadyAt), timeZone),
  };
}
