'use client';

import { useRef } from 'react';
import type { ActionResult } from '@/lib/errors';

/**
 * Adds the accepted license to what a driver's form sends. Saving again after the question accepts the license it was
 * about.
 */
export function useAcceptedLicense() {
  const accepted = useRef('');
  return async function asking<Input extends { licenseNumber: string }, Result>(
    input: Input,
    send: (input: Input & { acceptedLicense: string }) => Promise<ActionResult<Result>>,
  ): Promise<ActionResult<Result>> {
    const answer = await send({ ...input, acceptedLicense: accepted.current });
    if (!answer.ok && answer.error.code === 'driver_exists') accepted.current = input.licenseNumber;
    return answer;
  };
}
