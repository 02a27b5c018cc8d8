'use client';

import { useEffect, useRef, useState } from 'react';
import { useRetry } from '@/components/forms/use-retry';
import type { ErrorBody } from '@/lib/errors';
import type { ReturnPreview } from '@/lib/payments/preview-return';
import { previewReturnAction } from '../actions';
import { type ReturnValues, toPreviewInput } from './return-values';

/**
 * The server's calculation for the typed values, shortly after the last keystroke. The old result stays until the new
 * one arrives. A refused return is calculated again, since what it was shown may have changed.
 */
export function useReturnPreview(values: ReturnValues, refusal: ErrorBody | null) {
  const [preview, setPreview] = useState<ReturnPreview | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const [current, setCurrent] = useState('');
  const ticket = useRef(0);
  const asked = JSON.stringify(toPreviewInput(values));
  const [refused, setRefused] = useState({ by: refusal, times: 0 });
  if (refused.by !== refusal) setRefused(({ times }) => ({ by: refusal, times: refusal ? times + 1 : times }));
  const round = useRetry(error?.code === 'network_error') + refused.times;
  const question = `${refused.times} ${asked}`;

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
      setCurrent(question);
    }, 200);
    return () => clearTimeout(timer);
  }, [question, round]);

  return { preview, error, computing: current !== question };
}
