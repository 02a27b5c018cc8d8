'use client';

import { toast } from '@/components/ui/toast';

/** Confirms that a payment was recorded, and offers to print its receipt. */
export function paymentReceiptToast(message: string, print: string, paymentId: string): void {
  toast(message, {
    duration: 15_000,
    action: { label: print, onClick: () => window.open(`/api/payments/${paymentId}/receipt`, '_blank', 'noopener') },
  });
}
