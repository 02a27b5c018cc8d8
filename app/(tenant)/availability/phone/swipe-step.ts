/** A finger that has gone so far sideways, in px, and more than twice as far as up or down, has swiped. */
const FAR_PX = 60;

/** What a swipe by so many px means: 1 for the next day, to the left; -1 for the one before; 0 if it was none. */
export function swipeStep(x: number, y: number): -1 | 0 | 1 {
  if (Math.abs(x) < FAR_PX || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x < 0 ? 1 : -1;
}
