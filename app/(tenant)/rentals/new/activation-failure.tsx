'use client';

import { useLocale } from 'next-intl';
import { FormFailure } from '@/components/forms/form-failure';
import { ClashText } from '@/components/rentals/clash-text';
import type { Clash } from '@/lib/allocations/find-clash';
import { formatDate } from '@/lib/dates';
import type { ErrorBody } from '@/lib/errors';

interface Props {
  failure: ErrorBody;
  clash: Clash | null;
  timeZone: string;
}

/** Why the vehicle was not handed over. If it is taken, by whom and until when. */
export function ActivationFailure({ failure, clash, timeZone }: Props) {
  const locale = useLocale();
  const day = failure.params?.date;
  const date = typeof day === 'string' && day && formatDate(day, locale, timeZone);
  return (
    <FormFailure failure={date ? { ...failure, params: { ...failure.params, date } } : failure} deed="create_rental">
      {failure.code === 'vehicle_not_available' && clash && <ClashText clash={clash} timeZone={timeZone} />}
    </FormFailure>
  );
}
