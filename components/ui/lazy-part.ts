import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const TRIES = 5;

/**
 * A part of the screen whose code is fetched when it is first shown. On a bad line the fetch is tried again, at once when the line is
 * back, so that nobody loses a half-filled page to a part that did not come. Where it does not come on a good line either (a newer
 * version is out), the page's error is shown.
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

/** Ends when the browser says that the line is back; where it never said that it was away, after the time given. */
function lineIsBack(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, milliseconds);
  });
}
