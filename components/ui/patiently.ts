const TRIES = 5;

/**
 * Loads a part of the code. If the network fails, it retries, and immediately when the network comes back. Throws if loading fails on a
 * working network too, because there is a newer version.
 */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tried = 1; ; tried++) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined' || (navigator.onLine && tried >= TRIES)) throw error;
      await lineIsBack(1000 * 2 ** (tried - 1));
    }
  }
}

/** Resolves when the browser reports that the network is back, or after the given time if it never reported a loss. */
function lineIsBack(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, milliseconds);
  });
}
