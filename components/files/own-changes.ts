const REST_MS = 1200;

let underway = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Changes this page has made to its files that it has not yet read back from the server. */
export const ownChanges = {
  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    underway += 1;
    try {
      return await work();
    } finally {
      underway -= 1;
    }
  },

  /** Reloads once the user has paused making changes. */
  readBackBy(refresh: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      refresh();
    }, REST_MS);
  },

  /** Whether the server's data may be older than what the screen shows. */
  areAhead: (): boolean => underway > 0 || timer !== undefined,
};
