import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOTS = ['app', 'components', 'db', 'lib', 'scripts', 'tests', 'middleware.ts', 'next.config.ts'];
const LONGEST = 200;
const VAGUE = /^(utils?|helpers?|types?|common|misc|service|manager|index|constants)$/;

interface Source {
  file: string;
  text: string;
  imports: string[];
}

const SOURCES: Source[] = ROOTS.flatMap(filesUnder)
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    return { file, text, imports: importsOf(file, text) };
  });

function filesUnder(root: string): string[] {
  if (/\.ts$/.test(root)) return [root];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** What a file imports at run time, as a path from the root for ours and as a package's name for others; types do not count. */
function importsOf(file: string, text: string): string[] {
  const found = [
    ...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm),
  ];
  return found.map(([, from, bare, later]) => {
    const name = from ?? bare ?? later ?? '';
    if (name.startsWith('@/')) return name.slice(2);
    return name.startsWith('.') ? path.join(path.dirname(file), name) : name;
  });
}

function isVerbOrQuery({ file, text }: Source): boolean {
  return file.startsWith('lib/') && text.startsWith("import 'server-only'");
}

const SERVER_FILES = new Set(SOURCES.filter(isVerbOrQuery).map(({ file }) => file.replace(/\.tsx?$/, '')));

/** Who may not import what (architecture): the file's path, then the import's. */
const FORBIDDEN: [string, RegExp, (name: string) => boolean][] = [
  ['routes reach tables only through lib', /^app\//, (name) => name.startsWith('db/')],
  ['parts know no tables and no routes', /^components\//, (name) => /^(?:db|app)\//.test(name)],
  ['parts know no verbs and no queries', /^components\//, (name) => SERVER_FILES.has(name)],
  ['the business knows no screens', /^lib\//, (name) => /^(?:app|components)\//.test(name)],
  [
    'the kernel knows of the rooms only auth, labels and leaves',
    /^lib\/server\//,
    (name) => /^lib\//.test(name) && !/^lib\/(?:(?:server|auth|labels)\/|[\w-]+$)/.test(name),
  ],
  [
    'what the kernel stands on knows no kernel',
    /^lib\/(?:(?:auth|labels)\/|[\w-]+\.ts$)/,
    (name) => name.startsWith('lib/server/'),
  ],
  ['values know nothing', /^lib\/\w+\/values\.ts$/, () => true],
  [
    'inputs know zod, values and leaves',
    /^lib\/(?!server\/)[\w-]+\/(?:[\w-]+-)?input\.ts$/,
    (name) => name !== 'zod' && (SERVER_FILES.has(name) || !/^lib\//.test(name)),
  ],
  [
    'tables know drizzle and values',
    /^db\/(?:schema|columns)/,
    (name) => !/^(?:drizzle-orm|db\/|lib\/[\w-]+\/values$|lib\/i18n\/locales$|lib\/auth\/)/.test(name),
  ],
];

describe('imports', () => {
  it.each(FORBIDDEN)('%s', (_name, from, forbidden) => {
    const faults = SOURCES.filter(({ file }) => from.test(file)).flatMap(({ file, imports }) =>
      imports.filter(forbidden).map((name) => `${file} imports ${name}`),
    );
    expect(SOURCES.some(({ file }) => from.test(file))).toBe(true);
    expect(faults).toEqual([]);
  });

  it('rules know neither the database nor the request nor the clock', () => {
    const rules = SOURCES.filter((source) =>
      /^lib\/(?:pricing|rates|rentals|payments|vehicles|customers|drivers|notices|scan|dashboard)\//.test(source.file),
    ).filter((source) => !isVerbOrQuery(source));
    const faults = rules.flatMap(({ file, imports, text }) => [
      ...imports
        .filter((name) => /^(?:db|next|react|drizzle|lib\/server)/.test(name))
        .map((name) => `${file}: ${name}`),
      ...(/new Date\(\)|Date\.now\(\)|Math\.random/.test(text) && !/input\.ts$/.test(file)
        ? [`${file}: the clock`]
        : []),
    ]);
    expect(rules.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it('no domain knows one above it: a payment knows rentals, a rental nothing of payments', () => {
    const order = [
      'dashboard',
      'payments',
      'rentals',
      'reservations',
      'inspections pricing rates allocations',
      'vehicles customers drivers',
    ];
    const rank = (file: string) => order.findIndex((names) => names.split(' ').includes(file.split('/')[1] ?? ''));
    const faults = SOURCES.filter(({ file }) => file.startsWith('lib/') && rank(file) >= 0).flatMap(
      ({ file, imports }) =>
        imports
          .filter((name) => name.startsWith('lib/') && rank(name) >= 0 && rank(name) < rank(file))
          .map((name) => `${file} imports ${name}`),
    );
    expect(faults).toEqual([]);
  });

  it('only the doors open a transaction: the kernel, signing in, the background', () => {
    const doors =
      /^lib\/(?:server\/(?:command|query|operator-command|operator-query|health)|auth\/[\w-]+|jobs\/[\w-]+|storage\/remove-stray-files|tenants\/find-tenant)\.ts$/;
    const opening = SOURCES.filter(
      ({ file, text }) => /^(?:app|components|lib)\//.test(file) && /\bwith(?:Tenant|Platform)\(/.test(text),
    );
    expect(opening.filter(({ file }) => !doors.test(file)).map(({ file }) => file)).toEqual([]);
  });

  it('what touches the database may not reach the browser', () => {
    const open = SOURCES.filter(
      ({ file, imports }) => file.startsWith('lib/') && imports.some((name) => name === 'db/client'),
    );
    expect(open.length).toBeGreaterThan(5);
    expect(open.filter((source) => !isVerbOrQuery(source)).map(({ file }) => file)).toEqual([]);
  });
});

describe('files', () => {
  it(`have at most ${LONGEST} lines`, () => {
    const long = SOURCES.filter(({ text }) => text.split('\n').length > LONGEST + 1);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('are named after what they hold', () => {
    const vague = SOURCES.filter(({ file }) => VAGUE.test(path.basename(file).replace(/\.\w+$/, '')));
    expect(vague.map(({ file }) => file)).toEqual(['db/schema/index.ts']);
  });

  it('leave nothing for later, and say nothing untranslated', () => {
    const faults = SOURCES.filter(({ file }) => /^(?:app|components|lib)\//.test(file)).filter(({ text }) =>
      /\bTODO\b|\bFIXME\b|lorem ipsum|coming soon|console\.log/i.test(text),
    );
    expect(faults.map(({ file }) => file)).toEqual([]);
  });

  it('format money, dates and numbers in one place each', () => {
    const formats = /Intl\.\w+Format\(|\.toLocale\w*String\(|toFixed\(/;
    const allowed = /^lib\/(?:dates|money|papers\/|format-|number-)/;
    const faults = SOURCES.filter(({ file }) => /^(?:app|components|lib)\//.test(file) && !allowed.test(file)).filter(
      ({ text }) => formats.test(text),
    );
    expect(faults.map(({ file }) => file)).toEqual([]);
  });
});
