/** A person's initials, `M. J.`, so that a calendar that is passed on tells no names. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/u).filter((word) => /^\p{L}/u.test(word));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .filter((word) => word !== undefined)
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(' ');
}
