'use client';

import { useEffect } from 'react';
import { readThreadAction } from '../actions';

/** Says once that the newest answer is on the member's screen. If that fails, the next visit says it. */
export function MarkRead({ threadId, newest }: { threadId: string; newest: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newest message
  useEffect(() => {
    void readThreadAction({ threadId }).catch(() => undefined);
  }, [threadId, newest]);
  return null;
}
