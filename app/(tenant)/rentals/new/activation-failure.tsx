'use client';

import { FormFailure } from '@/components/forms/form-failure';
import { ClashText } from '@/components/rentals/clash-text';
import type { Clash } from '@/lib/allocations/find-clash';
import type { ErrorBody } from '@/lib/errors';

interface Props {
  failure: ErrorBody;
  clash: Clash | null;
  timeZone: string;
}

/** Why the vehicle was not handed over, and where it is taken, by whom and until when. */
export function ActivationFailure({ failure, clash, timeZone }: Props) {
  return (
    <FormFailure failure={failure}>
      {failure.code === 'vehicle_not_available' && clash && <ClashText clash={clash} timeZone={timeZone} />}
    </FormFailure>
  );
}
