const REST_MS = 1200;

let underway = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** What this page has changed of its files, and has not read back from the server yet. */
export const ownChanges = {
  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    underway += 1;
    try {
      return await work();
    } finally {
      underway -= 1;
    }
  },

  /** Reads back once the person has rested from changing. */
  readBackBy(refresh: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      refresh();
    }, REST_MS);
  },

  /** Whether what the server says now may be older than what the screen shows. */
  areAhead: (): boolean => underway > 0 || timer !== undefined,
};
