/**
 * How often a race is run: as often as shows its fault in a test run, or as often as is required:
 * `RACE_ROUNDS=200 npm test -- integration -- race`.
 */
export function raceRounds(few: number): number {
  return Number(process.env.RACE_ROUNDS ?? few);
}

/**
 * The sorted result codes of attempts made at the same time, with `won` for a success, and each one's wait in ms, in the
 * order of the attempts.
 */
export async function race(attempts: readonly (() => Promise<unknown>)[]) {
  const results = await Promise.all(
    attempts.map(async (attempt) => {
      const from = performance.now();
      const code = await attempt().then(
        () => 'won',
        (error) => String(error.code ?? error),
      );
      return { code, wait: performance.now() - from };
    }),
  );
  return { codes: results.map(({ code }) => code).toSorted(), waits: results.map(({ wait }) => wait) };
}

/** How many won, and the sorted codes of the others without repetition. */
export function outcome(codes: readonly string[]): [won: number, others: string[]] {
  const others = codes.filter((code) => code !== 'won');
  return [codes.length - others.length, [...new Set(others)].toSorted()];
}
