import 'server-only';
import type { Transaction } from '@/db/client';
import { asTransaction } from '@/db/in-transaction';

/** A transaction in which several parts of one page read, as long as they ask one right after another. */
export interface SharedRead {
  /** Reads in the transaction; undefined if it has ended. */
  join<T>(run: (tx: Transaction) => Promise<T>): Promise<T> | undefined;
}

/**
 * Offers a transaction to others. `ended` resolves once nobody reads in it and nobody has joined for one turn of the event
 * loop: so the connection is not held while a page is rendered.
 */
export function shareRead(tx: Transaction): SharedRead & { ended: Promise<void> } {
  let reading = 0;
  let open = true;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });

  function endSoon() {
    setImmediate(() => {
      if (reading > 0) return;
      open = false;
      end();
    });
  }

  endSoon();
  return {
    ended,
    join(run) {
      if (!open) return undefined;
      reading += 1;
      return asTransaction(() => run(tx)).finally(() => {
        reading -= 1;
        if (reading === 0) endSoon();
      });
    },
  };
}
