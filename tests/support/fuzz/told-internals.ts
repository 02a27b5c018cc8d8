/** What no answer may tell of how it was made: stacks, files, queries, errors of the driver and of JavaScript. */
const INTERNAL = [
  /\bat [\w.<>[\] ]+ \((?:file:|node:|\/)/,
  /node_modules|\/(?:lib|app|db|\.next)\/[\w./[\]-]+\.(?:ts|js|mjs)\b/,
  /\b(?:select|insert into|update|delete from)\b[^"]{0,80}\b(?:from|values|set|where)\b[^"]{0,80}(?:tenant_id|\$\d)/i,
  /(?:Drizzle\w*|Postgres|Type|Range|Reference|Syntax|Zod|Aggregate)Error\b/,
  /\b(?:violates|relation "|column "|syntax error|operator does not exist|invalid input syntax|duplicate key)\b/,
  /\bwout_(?:app|platform|owner|protect)\b|\bset local role\b/,
  /Cannot read propert|is not a function|is not iterable|is not defined|ECONNREFUSED|ENOENT/,
];

/** The internal text that an answer tells; null if it tells none. A refusal may not name a table either. */
export function toldInternals(text: string, status: number, tables: ReadonlySet<string>): string | null {
  for (const pattern of INTERNAL) {
    const found = pattern.exec(text);
    if (found) return found[0].slice(0, 120);
  }
  if (status < 400) return null;
  return text.match(/\b[a-z]+(?:_[a-z]+)+\b/g)?.find((word) => tables.has(word)) ?? null;
}
