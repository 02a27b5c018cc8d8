import { useState } from 'react';
import type { ActionResult } from '@/lib/errors';

/** The rate at which a form counts gourdes: that of the page, until the server answers that another one holds. */
export function useShownRate(opened: string | null) {
  const [htgRate, setRate] = useState(opened);
  /** Passes an answer on, and takes over the rate that it names. */
  async function noteRate<Result>(answering: Promise<ActionResult<Result>>): Promise<ActionResult<Result>> {
    const answer = await answering;
    // Safe because that error has exactly these details.
    if (!answer.ok && answer.error.code === 'rate_changed')
      setRate((answer.error.details as { htgRate: string }).htgRate);
    return answer;
  }
  return { htgRate, noteRate };
}
