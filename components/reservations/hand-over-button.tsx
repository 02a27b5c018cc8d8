'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button, type Variant } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';

interface Props {
  reservationId: string;
  label: string;
  /** What a screen reader says instead of the label, where several buttons have the same one. */
  spoken?: string;
  variant?: Variant;
  /** Makes the agreement's draft of the reservation. */
  start: (question: { reservationId: string }) => Promise<ActionResult<{ id: string }>>;
}

/** Turns a reservation into an agreement, and opens it. */
export function HandOverButton({ reservationId, label, spoken, variant, start }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, begin] = useTransition();
  function press() {
    begin(async () => {
      const result = await start({ reservationId }).catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (result.ok) router.push(`/rentals/new?draft=${result.data.id}`);
      else toast.error(t(`errors.${result.error.code}`));
    });
  }
  return (
    <Button variant={variant} pending={pending} onClick={press} aria-label={spoken}>
      {label}
    </Button>
  );
}
