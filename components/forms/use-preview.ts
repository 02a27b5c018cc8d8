'use client';

import { useEffect, useRef, useState } from 'react';
import type { ActionResult, ErrorBody } from '@/lib/errors';
import { useRetry } from './use-retry';

export interface Previewed<Preview> {
  preview: Preview | null;
  error: ErrorBody | null;
  computing: boolean;
}

/**
 * The server's calculation for the typed values, shortly after the last keystroke. The old result stays until the new
 * one arrives. After a refused submit it is calculated again, since what was shown may have changed.
 */
export function usePreview<Input, Preview>(
  ask: (input: Input) => Promise<ActionResult<Preview>>,
  input: Input,
  refusal: ErrorBody | null,
): Previewed<Preview> {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const [current, setCurrent] = useState('');
  const ticket = useRef(0);
  const asked = JSON.stringify(input);
  const [refused, setRefused] = useState({ by: refusal, times: 0 });
  if (refused.by !== refusal) setRefused(({ times }) => ({ by: refusal, times: refusal ? times + 1 : times }));
  const round = useRetry(error?.code === 'network_error') + refused.times;
  const question = `${refused.times} ${asked}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same values
  useEffect(() => {
    const mine = ++ticket.current;
    const timer = setTimeout(async () => {
      const answer = await ask(JSON.parse(asked)).catch(
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
