import type { InvoiceState } from './values';

export type InvoiceStep = 'collect' | 'issue';

/** What to do next with an invoice or a proforma, of what the member may; null if nothing is left to do. */
export function invoiceNextStep(state: InvoiceState, may: (step: InvoiceStep) => boolean): InvoiceStep | null {
  const step = state === 'open' || state === 'overdue' ? 'collect' : state === 'proforma' ? 'issue' : null;
  return step && may(step) ? step : null;
}
