'use client';

import { useEffect, useRef, useState } from 'react';
import { useRetry } from '@/components/forms/use-retry';
import type { ErrorBody } from '@/lib/errors';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { previewReturnAction } from '../actions';
import { type ReturnValues, toPreviewInput } from './return-values';

/**
 * The server's calculation for the typed values, shortly after the last keystroke. The old result stays until the new
 * one arrives.
 */
export function useReturnPreview(values: ReturnValues) {
  const [preview, setPreview] = useState<ReturnPreview | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const [current, setCurrent] = useState('');
  const ticket = useRef(0);
  const asked = JSON.stringify(toPreviewInput(values));
  const round = useRetry(error?.code === 'network_error');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const mine = ++ticket.current;
    const timer = setTimeout(async () => {
      const answer = await previewReturnAction(JSON.parse(asked)).catch(
        () => ({ ok: false, error: { code: 'network_error' } }) as const,
      );
      if (mine !== ticket.current) return;
      if (answer.ok) {
        setPreview(answer.data);
        setError(null);
      } else setError(answer.error);
      setCurrent(asked);
    }, 200);
    return () => clearTimeout(timer);
  }, [asked, round]);

  return { preview, error, computing: current !== asked };
}
