'use client';

import { useEffect, useState } from 'react';

const PAUSE_MS = 4000;

/**
 * A number that increases every few seconds, and when the network comes back, as long as something failed because of
 * the network.
 */
export function useRetry(failed: boolean): number {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!failed) return;
    const again = () => setRound((current) => current + 1);
    const timer = setInterval(again, PAUSE_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [failed]);
  return round;
}
