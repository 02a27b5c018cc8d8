/**
 * What is typed so far with a picked answer after it. One that was picked before and left as it was gives way, and no
 * other word is lost.
 */
export function withAnswer(typed: string, { before, next }: { before: string; next: string }): string {
  const own = before !== '' && typed.endsWith(before) ? typed.slice(0, -before.length) : typed;
  return [own.trimEnd(), next].filter((part) => part !== '').join('\n\n');
}
