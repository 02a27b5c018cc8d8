/** A part of a zone: its line, its first place and the place after its last. */
export type Part = readonly [line: number, from: number, to: number];

export interface Layout {
  /** For each place: `a` is a letter or filler, `n` a digit, `x` anything. */
  kinds: readonly string[];
  number: Part;
  numberCheck: Part;
  birth: Part;
  birthCheck: Part;
  expiry: Part | null;
  expiryCheck: Part | null;
  name: readonly Part[];
  nationality: Part;
  /** The parts that the last check digit covers, and where that digit is. */
  all: readonly Part[];
  allCheck: Part;
}

const DATES = 'nnnnnnnannnnnnn';

const TD1: Layout = {
  kinds: [`axaaa${'x'.repeat(25)}`, `${DATES}aaa${'x'.repeat(11)}n`, 'a'.repeat(30)],
  number: [0, 5, 14],
  numberCheck: [0, 14, 15],
  birth: [1, 0, 6],
  birthCheck: [1, 6, 7],
  expiry: [1, 8, 14],
  expiryCheck: [1, 14, 15],
  name: [[2, 0, 30]],
  nationality: [1, 15, 18],
  all: [
    [0, 5, 30],
    [1, 0, 7],
    [1, 8, 15],
    [1, 18, 29],
  ],
  allCheck: [1, 29, 30],
};

const TD2: Layout = {
  kinds: [`ax${'a'.repeat(34)}`, `${'x'.repeat(9)}naaa${DATES}${'x'.repeat(7)}n`],
  number: [1, 0, 9],
  numberCheck: [1, 9, 10],
  birth: [1, 13, 19],
  birthCheck: [1, 19, 20],
  expiry: [1, 21, 27],
  expiryCheck: [1, 27, 28],
  name: [[0, 5, 36]],
  nationality: [1, 10, 13],
  all: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, 35],
  ],
  allCheck: [1, 35, 36],
};

const TD3: Layout = {
  ...TD2,
  kinds: [`ax${'a'.repeat(42)}`, `${'x'.repeat(9)}naaa${DATES}${'x'.repeat(15)}n`],
  name: [[0, 5, 44]],
  all: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, 43],
  ],
  allCheck: [1, 43, 44],
};

/** The French ID card until 2021, which gives neither a nationality nor an expiry date. */
const FRENCH: Layout = {
  kinds: [`aa${'a'.repeat(28)}${'x'.repeat(6)}`, `nnnnxxxnnnnnn${'a'.repeat(14)}nnnnnnnan`],
  number: [1, 0, 12],
  numberCheck: [1, 12, 13],
  birth: [1, 27, 33],
  birthCheck: [1, 33, 34],
  expiry: null,
  expiryCheck: null,
  name: [
    [0, 5, 30],
    [1, 13, 27],
  ],
  nationality: [0, 2, 5],
  all: [
    [0, 0, 36],
    [1, 0, 35],
  ],
  allCheck: [1, 35, 36],
};

/** The layout for the lines of a zone; null if they are not from a travel document (ICAO 9303-4 to 9303-6). */
export function mrzLayout(lines: readonly string[]): Layout | null {
  const lengths = lines.map((line) => line.length).join();
  if (lengths === '30,30,30' && /^[AIC]/.test(lines[0] ?? '')) return TD1;
  if (lengths === '44,44' && lines[0]?.startsWith('P')) return TD3;
  if (lengths === '36,36' && /^IDFRA/.test(lines[0] ?? '')) return FRENCH;
  if (lengths === '36,36' && /^[AICP]/.test(lines[0] ?? '')) return TD2;
  return null;
}

export function partOf(lines: readonly string[], [line, from, to]: Part): string {
  return (lines[line] ?? '').slice(from, to);
}
