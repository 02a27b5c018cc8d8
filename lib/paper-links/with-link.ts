/** Words about a paper, with its addresses at their end; as they are if there is none. */
export function withLink(text: string, addresses: readonly string[]): string {
  return addresses.length > 0 ? `${text}\n\n${addresses.join('\n')}` : text;
}
