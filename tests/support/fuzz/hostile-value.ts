import fc from 'fast-check';

/** JSON that `JSON.stringify` never writes, such as 1e309. `jsonText` puts it in as it is. */
const RAW = ['1e309', '-1e309', '1e-400', '-0', '0.1', '99999999999999999999999', '1E5', `1${'0'.repeat(400)}`];
const raw = (text: string) => `@raw:${text}@`;

const TEXTS = [
  ...[
    '',
    ' ',
    '\t\n',
    '\0',
    'x\0y',
    '\u202Ecod.exe',
    '\u200B\u200D',
    '\uD800',
    '\uDFFF\uD800',
    '👩‍👩‍👧‍👦',
    'é'.normalize('NFD'),
    'İıŞﬀ',
  ],
  ...[
    'مرحبا بالعالم',
    '٣٤٥',
    'ﷺ',
    `Z${'\u0301'.repeat(60)}`,
    '\uFEFF',
    'a\r\nset-cookie: b=c',
    '\u2028',
    '\\u0000',
    '%00',
    '%',
    '%s%n',
  ],
  ...[
    '=1+1',
    '@SUM(A1)',
    '-2+3',
    "' or '1'='1",
    '"; drop table x; --',
    '\\',
    '{{7*7}}',
    '<script>1</script>',
    '../../x',
    '/x/y',
  ],
  ...[
    'NaN',
    'Infinity',
    '1e309',
    '-1',
    '0x10',
    '1,000.50',
    '1.005',
    '1e3',
    '--1',
    'true',
    'null',
    'undefined',
    '[object Object]',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '$ne',
    'a.b.c',
    'a[0]',
    '[]',
    '{}',
    '{"a":1}',
    'eyJhIjoxfQ',
    'WzFd',
    'bnVsbA',
  ],
];
const DAYS = [
  ...[
    '0001-01-01',
    '0000-00-00',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
    '2026-02-30',
    '2024-02-29',
    '2026-13-01',
    '2026-1-1',
  ],
  ...['infinity', '-infinity', 'now', 'epoch', 'today', '0044-03-15 BC', '2026-11-24', '١٩٩٠-٠١-٠١'],
];
const TIMES = [
  'T00:00',
  'T10:00',
  'T23:59:60',
  'T24:00',
  'T99:99',
  'T01:30',
  'T10:00Z',
  'T10:00:00.123456789Z',
  'T10:00:00+99:99',
  'T',
];
const NUMBERS = [
  0,
  -1,
  0.5,
  -0.01,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  99_999_999_999,
  -99_999_999_999,
  1e21,
  1e-9,
];
/** Parsed, so that a name such as `__proto__` is a field of its own. */
const OBJECTS = [
  ...[
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"toString":null}',
    '{"then":1}',
    '{"length":1e9}',
  ],
  ...[
    '{"valueOf":"x","toJSON":"y"}',
    '{"0":"a","1":"b"}',
    '[[[[[[]]]]]]',
    '{"$gt":""}',
    `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
  ],
];

/** A value that no form sends. `ids` are records of this company and of another. */
export function hostileValue(ids: string[]): fc.Arbitrary<unknown> {
  const scalar = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 4, arbitrary: fc.constantFrom(...DAYS) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...TIMES)).map((parts) => parts.join('')),
    },
    { weight: 4, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 2, arbitrary: fc.constantFrom(...RAW.map(raw)) },
    { weight: 3, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...ids).map((id) => id.toUpperCase()) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('a', '9', 'é', '🙂', ' ', '\u0301', '-'), fc.constantFrom(256, 5_000, 70_000))
        .map(([sign, times]) => sign.repeat(times)),
    },
    { weight: 2, arbitrary: fc.constantFrom(null, true, false, undefined) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.maxSafeInteger() },
  );
  return fc.oneof(
    { weight: 12, arbitrary: scalar },
    { weight: 2, arbitrary: fc.array(scalar, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(...ids).map((id) => Array.from({ length: 1_200 }, () => id)) },
    { weight: 2, arbitrary: fc.constantFrom(...OBJECTS).map((text) => JSON.parse(text) as unknown) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

/** JSON with the raw parts put in. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(/"@raw:([^"@]+)@"/g, '$1');
}
