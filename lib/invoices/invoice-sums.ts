interface Line {
  kind: string;
  amountCents: number;
}

/** What a paper's lines add up to, in cents: without tax, the tax, and both. All are whole, so nothing is rounded here. */
export function invoiceSums(lines: readonly Line[]) {
  const sum = (some: readonly Line[]) => some.reduce((total, { amountCents }) => total + amountCents, 0);
  const taxCents = sum(lines.filter(({ kind }) => kind === 'tax'));
  const totalCents = sum(lines);
  return { subtotalCents: totalCents - taxCents, taxCents, totalCents };
}
