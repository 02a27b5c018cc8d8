import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defuse, undefuse } from '@/lib/csv/defuse';
import { writeCsv } from '@/lib/csv/write-csv';

it.each([
  '=1+1',
  '+1',
  '-1+1',
  '-A1',
  '--1',
  '@A1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '\t1',
  '\r1',
  "'=1",
  '=HYPERLINK("http://x","y")',
])('%j is defused', (text) => {
  expect(defuse(text)).toBe(`'${text}`);
  expect(new TextDecoder().decode(writeCsv([[text]])).replace(/^"/, '')[0]).toBe("'");
});

it.each(['-1', '-12.50', '-1234,5'])('the number %j stays a number', (text) => {
  expect(defuse(text)).toBe(text);
});

it.each([
  ["x;=cmd|'/C calc'!A0;", "x;'=cmd|'/C calc'!A0;"],
  ['a; \t+1', "a; \t'+1"],
  ['a\n@x\r\n- b', "a\n'@x\r\n'- b"],
  ['a;"=1"', 'a;"\'=1"'],
  ["a;''＝1", "a;'''＝1"],
  ['=1;=2', "'=1;'=2"],
  ['\n=1', "'\n'=1"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
])('%j is defused where a cell of its own would begin', (text, defused) => {
  expect(defuse(text)).toBe(defused);
  expect(undefuse(defused)).toBe(text);
});

it.each(['a =1; b-c', "l'an;2026", 'tel: "+509"', ';', 'a;\n b=c', 'Rue 5\nCap-Haïtien'])(
  '%j is left alone',
  (text) => {
    expect(defuse(text)).toBe(text);
  },
);

it('come back as they were, and other texts are left alone', () => {
  const risky = fc.string({ unit: fc.constantFrom(...`;=+-@＝' \t\r\n\u00a0"a1`) });
  for (const texts of [fc.string(), risky]) fc.assert(fc.property(texts, (text) => undefuse(defuse(text)) === text));
  fc.assert(fc.property(fc.stringMatching(/^[a-z0-9 ][^;\t\r\n]*$/), (text) => defuse(text) === text));
});

it('leave no cell that a program would run which parts them at semicolons and knows no quotes', () => {
  const risky = fc.string({ unit: fc.constantFrom(...`;=+@＝' \t\r\n"a1`) });
  fc.assert(
    fc.property(risky, (text) => {
      const lines = new TextDecoder().decode(writeCsv([['a', text, 'b']])).split(/[\r\n]/);
      const cells = lines.flatMap((line) => line.split(/[;\t]/)).map((cell) => cell.replace(/^[ "]+/, ''));
      expect(cells.filter((cell) => /^[=+@＝]/.test(cell))).toEqual([]);
    }),
  );
});

it('take no longer than the text is long', () => {
  for (const part of ['\n', "'", ';"', "\n'"]) {
    const text = `${part.repeat(200_000)}x`;
    const begun = performance.now();
    expect(undefuse(defuse(text))).toBe(text);
    expect(performance.now() - begun).toBeLessThan(2000);
  }
});
