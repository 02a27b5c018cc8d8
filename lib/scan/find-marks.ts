/** The box around one connected patch of ink. */
export interface Mark {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The connected patches of ink that are at least `smallest` pixels high. */
export function findMarks(ink: Uint8Array, width: number, height: number, smallest: number, tallest: number): Mark[] {
  const seen = new Uint8Array(ink.length);
  const stack: number[] = [];
  const marks: Mark[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (!ink[start] || seen[start]) continue;
    const mark = { left: width, top: height, right: 0, bottom: 0 };
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      if (x < mark.left) mark.left = x;
      if (x > mark.right) mark.right = x;
      if (y < mark.top) mark.top = y;
      if (y > mark.bottom) mark.bottom = y;
      for (let dy = -1; dy <= 1; dy += 1) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = at + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || !ink[next] || seen[next]) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    const tall = mark.bottom - mark.top + 1;
    if (tall >= smallest && tall <= tallest && mark.right - mark.left + 1 <= tallest * 1.3) marks.push(mark);
  }
  return marks;
}
