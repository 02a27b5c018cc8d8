import type { ReceiptData } from './receipt-data';

/** Whether a receipt is for money that was given back. */
export function isRefund({ kind }: Pick<ReceiptData, 'kind'>): boolean {
  return kind === 'refund' || kind === 'deposit_refund';
}
