const LINE_FEED = 10;

export interface LineReader {
  /** The next lines, up to so many, as pieces. */
  take: (most: number) => AsyncGenerator<Buffer>;
  /** How many lines the last `take` had. */
  taken: () => number;
  /** Whether there are no more. Known once a line was looked for after the last. */
  isOver: () => Promise<boolean>;
}

/** Divides a stream of lines among several files without looking at more than a piece at a time. */
export function lineReader(source: AsyncIterable<Buffer>): LineReader {
  const pieces = source[Symbol.asyncIterator]();
  let left: Buffer = Buffer.alloc(0);
  let over = false;

  async function next(): Promise<boolean> {
    while (left.length === 0 && !over) {
      const { value, done } = await pieces.next();
      over = done === true;
      if (value) left = value;
    }
    return left.length > 0;
  }

  let lines = 0;
  async function* take(most: number): AsyncGenerator<Buffer> {
    lines = 0;
    while (lines < most && (await next())) {
      let end = 0;
      while (lines < most && end < left.length) {
        const at = left.indexOf(LINE_FEED, end);
        end = at < 0 ? left.length : at + 1;
        if (at >= 0) lines += 1;
      }
      const piece = left.subarray(0, end);
      left = left.subarray(end);
      yield piece;
    }
  }

  return { take, taken: () => lines, isOver: async () => !(await next()) };
}
