/** Calls back once the browser has nothing else to do, or a moment later where it can't say so (Safari). Returns what calls it off. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => callback());
  return () => cancelIdleCallback(handle);
}
