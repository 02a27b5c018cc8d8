import { whenIdle } from './when-idle';

/**
 * Loads what is likely to be asked for next: one part after the other, and each only while the browser has nothing else to do. One
 * that can't be loaded is tried again when it is shown. Returns what ends it.
 */
export function loadWhenIdle([first, ...rest]: readonly (() => Promise<unknown>)[]): () => void {
  let end: () => void = () => undefined;
  let isEnded = false;
  if (first)
    end = whenIdle(async () => {
      await first().catch(() => undefined);
      if (!isEnded) end = loadWhenIdle(rest);
    });
  return () => {
    isEnded = true;
    end();
  };
}
