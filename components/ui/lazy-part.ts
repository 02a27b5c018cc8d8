import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const TRIES = 5;

/**
 * A part of the screen whose code loads when it is first shown. If the network fails, loading is retried, and
 * immediately when it comes back, so that nobody loses a half-filled page. If it fails on a working network too,
 * because there is a newer version, the page's error is shown.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await patiently(load) }));
}

async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
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
