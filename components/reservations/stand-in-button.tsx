'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { ActionResult } from '@/lib/errors';
import type { proposeStandIn } from '@/lib/reservations/propose-stand-in';

type StandInChange = Awaited<ReturnType<typeof proposeStandIn>>;

export interface StandInActions {
  /** The edit that gives the reservation that vehicle, at the promised price. */
  propose: (question: { reservationId: string; vehicleId: string }) => Promise<ActionResult<StandInChange>>;
  update: (change: StandInChange) => Promise<ActionResult<{ id: string }>>;
}

interface Props extends StandInActions {
  reservationId: string;
  vehicle: { id: string; label: string };
}

/** Gives a reservation at risk another vehicle in one press, and then shows what to tell its customer. */
export function StandInButton({ reservationId, vehicle, propose, update }: Props) {
  const t = useTranslations();
  const router = useRouter();
  const [pending, start] = useTransition();
  async function exchange(): Promise<ActionResult<{ id: string }>> {
    const proposal = await propose({ reservationId, vehicleId: vehicle.id });
    return proposal.ok ? update(proposal.data) : proposal;
  }
  function press() {
    start(async () => {
      const result = await exchange().catch(() => null);
      if (!result) toast.error(t('errors.network_error'));
      else if (!result.ok) toast.error(t(`errors.${result.error.code}`));
      else router.push(`/reservations/${reservationId}?exchanged`);
    });
  }
  return (
    <Button pending={pending} onClick={press} className="whitespace-normal!">
      {t('reservations.danger_give', { vehicle: vehicle.label })}
    </Button>
  );
}
