/** The part of a token that says how it is locked is refused before anything is unlocked, so it is seldom what is spoilt. */
const HEADER = 40;

/** A session's token with a fault: cut off, changed, sent twice, or without its first part. */
export function spoiltToken(token: string, number: number): string {
  const at = number % 50 === 0 ? number % HEADER : HEADER + (number % (token.length - HEADER - 1));
  const ways = [
    token.slice(0, at),
    `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`,
    `${token}${token.slice(at)}`,
    token.slice(at),
  ];
  return ways[number % ways.length] ?? '';
}
