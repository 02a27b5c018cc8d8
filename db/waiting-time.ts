const STEP_MS = 250;

/**
 * Calls `then` after a time in milliseconds during which this process was free to work. Returns a function that stops it.
 * A process that was busy looks at its timers first, and only then at the answers that came in meanwhile. So one long
 * timer would give up on an answer that is already here.
 */
export function afterWaiting(milliseconds: number, then: () => void): () => void {
  let left = Math.ceil(milliseconds / STEP_MS);
  let timer = setTimeout(step, STEP_MS);
  function step() {
    left -= 1;
    if (left <= 0) then();
    else timer = setTimeout(step, STEP_MS);
  }
  return () => clearTimeout(timer);
}
