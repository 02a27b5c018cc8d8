/** The sorted result codes of attempts made at the same time, with `won` for a success, and each one's wait in ms. */
export async function race(attempts: (() => Promise<unknown>)[]) {
  const waits: number[] = [];
  const codes = await Promise.all(
    attempts.map(async (attempt) => {
      const from = performance.now();
      const code = await attempt().then(
        () => 'won',
        (error) => String(error.code ?? error),
      );
      waits.push(performance.now() - from);
      return code;
    }),
  );
  return { codes: codes.toSorted(), waits };
}

/** How many won, and the sorted codes of the others without repetition. */
export function outcome(codes: readonly string[]): [won: number, others: string[]] {
  const others = codes.filter((code) => code !== 'won');
  return [codes.length - others.length, [...new Set(others)].toSorted()];
}
