/** One character found by text recognition, by the center of its box. */
export interface FoundCharacter {
  text: string;
  x: number;
}

const SKIP = 0.75;

/**
 * The line of a zone: fillers where they were seen, and elsewhere the nearest recognized character, or `?` if there is
 * none.
 */
export function readCharacters(places: readonly (number | null)[], found: readonly FoundCharacter[]): string {
  const wanted = places.flatMap((x, index) => (x === null ? [] : [{ x, index }]));
  const taken = wanted.length === found.length ? found.map((one) => one.text) : matched(wanted, found);
  const line: string[] = places.map((x) => (x === null ? '<' : '?'));
  for (const [at, { index }] of wanted.entries()) line[index] = taken[at] ?? '?';
  return line.join('');
}

/** The character for each place, in order, with the smallest total shift. */
function matched(wanted: readonly { x: number }[], found: readonly FoundCharacter[]): (string | undefined)[] {
  const steps = wanted.slice(1).map(({ x }, index) => x - (wanted[index]?.x ?? 0));
  const pitch = steps.sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 1;
  const best: number[][] = wanted.map(() => []);
  const cost = (place: number, character: number): number => {
    if (place < 0) return (character + 1) * SKIP;
    if (character < 0) return (place + 1) * SKIP;
    return best[place]?.[character] ?? 0;
  };
  const distance = (place: number, character: number): number =>
    Math.abs((wanted[place]?.x ?? 0) - (found[character]?.x ?? 0)) / pitch;
  for (const place of wanted.keys()) {
    const row = best[place] ?? [];
    for (const character of found.keys()) {
      const both = cost(place - 1, character - 1) + distance(place, character);
      const least = Math.min(both, cost(place - 1, character) + SKIP, cost(place, character - 1) + SKIP);
      row[character] = least;
    }
  }
  const taken: (string | undefined)[] = wanted.map(() => undefined);
  let place = wanted.length - 1;
  let character = found.length - 1;
  while (place >= 0 && character >= 0) {
    const here = cost(place, character);
    if (here === cost(place - 1, character - 1) + distance(place, character)) {
      taken[place] = found[character]?.text;
      place -= 1;
      character -= 1;
    } else if (here === cost(place - 1, character) + SKIP) place -= 1;
    else character -= 1;
  }
  return taken;
}
