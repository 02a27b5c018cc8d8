'use client';

import { useEffect, useState } from 'react';
import { ApiFailure } from '@/lib/api-client/api-failure';
import { callApi } from '@/lib/api-client/call-api';
import type { ErrorBody } from '@/lib/errors';
import type { FoundRecords } from '@/lib/finder/find-records';

export interface Found {
  /** What was typed when it was asked for. */
  q: string;
  records: FoundRecords | null;
  /** Why nothing could be asked. */
  failure: ErrorBody | null;
}

const TYPING_MS = 150;

/** The records that match what is typed; null before anything is. After a failure, asks again when the network is back. */
export function useFound(typed: string): { found: Found | null; again: () => void } {
  const [found, setFound] = useState<Found | null>(null);
  const [round, setRound] = useState(0);
  const again = () => setRound((now) => now + 1);
  const q = typed.trim();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again for the same text
  useEffect(() => {
    if (q === '') return setFound(null);
    const ended = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(q, ended.signal);
      if (!ended.signal.aborted) setFound(answer);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [q, round]);

  const failed = found?.failure !== undefined && found?.failure !== null;
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  });
  return { found, again };
}

/** Uses the API, not an action: actions run one after another, and typing must not wait for them. */
async function ask(q: string, signal: AbortSignal): Promise<Found> {
  try {
    return { q, records: await callApi<FoundRecords>('/api/search', { query: { q }, signal }), failure: null };
  } catch (error) {
    return { q, records: null, failure: error instanceof ApiFailure ? error.error : { code: 'network_error' } };
  }
}
