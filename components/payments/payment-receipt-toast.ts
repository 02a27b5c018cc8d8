'use client';

import { toast } from '@/components/ui/toast';

/** Says that money was recorded, and offers its receipt for printing. */
export function paymentReceiptToast(message: string, print: string, paymentId: string): void {
  toast(message, {
    duration: 15_000,
    action: { label: print, onClick: () => window.open(`/api/payments/${paymentId}/receipt`, '_blank', 'noopener') },
  });
}
