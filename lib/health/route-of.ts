/**
 * An address as the log has it: the words that our routes are made of, and `*` for each other part, which may be an id, a
 * secret or a name. Parameters are left out.
 */
export function routeOf(address: string, words: ReadonlySet<string>): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path
    .split('/')
    .map((part) => (part === '' || words.has(part) ? part : '*'))
    .join('/');
}
