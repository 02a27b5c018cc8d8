/** The rows of an answer: a list by itself, or what is under `rows`, `data` or `data.rows`. Anything else has none. */
export function rowsOf<Row>(answer: unknown): Row[] {
  const { rows, data } = Object(answer);
  const found = [answer, rows, data, Object(data).rows].find((one) => Array.isArray(one));
  // Safe because our own server writes them.
  return (found ?? []) as Row[];
}
