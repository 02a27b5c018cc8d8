/** Milliseconds of each run. */
export async function times(runs, work) {
  const all = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    await work(run);
    all.push(performance.now() - from);
  }
  return all;
}

/** The value that so many of all are within: 0.5 for the median. */
export function within(values, share) {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];
}

export function ms(value) {
  return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
}
