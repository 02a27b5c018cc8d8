import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, readSources, type Source } from '../support/sources';

const LONGEST = 200;
const VAGUE = /^(utils?|helpers?|types?|common|misc|service|manager|index|constants)$/;

const SOURCES = readSources();

function isVerbOrQuery({ file, text }: Source): boolean {
  return file.startsWith('lib/') && text.startsWith("import 'server-only'");
}

const SERVER_FILES = new Set(SOURCES.filter(isVerbOrQuery).map(({ file }) => file.replace(/\.tsx?$/, '')));

/** Forbidden imports: the importing file's path, then the imported one's. Types count too, unless it says otherwise. */
const FORBIDDEN: [string, RegExp, (name: string, kind: Import['kind']) => boolean][] = [
  ['routes reach tables only through lib', /^app\//, (name) => name.startsWith('db/')],
  ['parts know no tables and no routes', /^components\//, (name) => /^(?:db|app)\//.test(name)],
  [
    'parts know of verbs and queries the types alone',
    /^components\//,
    (name, kind) => kind !== 'type' && SERVER_FILES.has(name),
  ],
  ['the business knows no screens', /^lib\//, (name) => /^(?:app|components)\//.test(name)],
  [
    'the kernel knows of the rooms only auth, i18n, labels and leaves',
    /^lib\/server\//,
    (name) => /^lib\//.test(name) && !/^lib\/(?:(?:server|auth|i18n|labels)\/|[\w-]+$)/.test(name),
  ],
  [
    'what the kernel stands on knows no kernel',
    /^lib\/(?:(?:auth|labels)\/|[\w-]+\.ts$)/,
    (name) => name.startsWith('lib/server/'),
  ],
  [
    'links are our own, which load nothing before they are pressed',
    /^(?:app|components)\/(?!ui\/(?:link|list-ahead)\.|layout\/link-icon\.)/,
    (name) => name === 'next/link',
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
      imports.filter(({ name, kind }) => forbidden(name, kind)).map(({ name }) => `${file} imports ${name}`),
    );
    expect(SOURCES.some(({ file }) => from.test(file))).toBe(true);
    expect(faults).toEqual([]);
  });

  it('rules know neither the database nor the request nor the clock', () => {
    // The files from which Next reads the language, and the documents drawn with React.
    const others = /^lib\/(?:i18n\/request\.ts|papers\/.*\.tsx)$/;
    const rules = SOURCES.filter((source) => /^lib\/[\w-]+\//.test(source.file)).filter(
      (source) => !isVerbOrQuery(source) && !others.test(source.file),
    );
    const faults = rules.flatMap(({ file, imports, text }) => [
      ...imports
        .filter(({ name, kind }) => kind !== 'type' && /^(?:db|next(?!-intl$)|react|drizzle|lib\/server)/.test(name))
        .map(({ name }) => `${file}: ${name}`),
      ...(/new Date\(\)|Date\.now\(\)|Math\.random/.test(text) && !/input\.ts$/.test(file)
        ? [`${file}: the clock`]
        : []),
    ]);
    expect(rules.length).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  it('only the doors open a transaction: the kernel, signing in, calendars, shared papers, running exports, the background, health, platform settings, sign-up, contact', () => {
    const doors =
      /^lib\/(?:server\/(?:answered-before|command|query|operator-command|operator-query|health)|auth\/[\w-]+|jobs\/[\w-]+|storage\/remove-stray-files|(?:papers\/print|(?:outbox|webhooks)\/send)-[\w-]+|feeds\/read-calendar|paper-links\/read-linked-paper|billing\/run-billing|leaving\/archive-files|platform\/get-platform-settings|reports\/keep-place|health\/[\w-]+|(?:contact|sign-up)\/[\w-]+|deletion\/delete-due-companies)\.ts$/;
    const opening = SOURCES.filter(
      ({ file, text }) =>
        /^(?:app|components|lib)\//.test(file) && /\b(?:withTenant|readTenant|withPlatform|readServer)\(/.test(text),
    );
    expect(opening.filter(({ file }) => !doors.test(file)).map(({ file }) => file)).toEqual([]);
  });

  it('each server action refuses calls from other origins', () => {
    const guard = /= (?:action|readAction|operatorAction)\(|\b(?:respond|assertOwnOrigin)\(/;
    const actions = SOURCES.filter(({ text }) => text.startsWith("'use server'")).flatMap(({ file, text }) =>
      text
        .split(/^export (?=const|async)/m)
        .slice(1)
        .map((part) => ({ name: `${file}: ${/\w+Action\b/.exec(part)?.[0]}`, part })),
    );
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter(({ part }) => !guard.test(part)).map(({ name }) => name)).toEqual([]);
  });

  it('each refusal of too many requests says how long to wait', () => {
    const refusing = SOURCES.filter(
      ({ file, text }) => /^(?:app|lib)\//.test(file) && /AppError\('too_many_r/.test(text),
    );
    expect(refusing.map(({ file }) => file)).toEqual(['lib/too-many-requests.ts']);
  });

  it('what touches the database may not reach the browser', () => {
    const open = SOURCES.filter(
      ({ file, imports }) =>
        file.startsWith('lib/') && imports.some(({ name, kind }) => name === 'db/client' && kind !== 'type'),
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

  it('wait for no page inside it: a `loading.tsx` would send each whole page in two parts', () => {
    expect(SOURCES.map(({ file }) => file).filter((file) => file.endsWith('/loading.tsx'))).toEqual([]);
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
    const allowed = /^lib\/(?:dates|zoned-parts|money|papers\/|format-|number-)/;
    const faults = SOURCES.filter(({ file }) => /^(?:app|components|lib)\//.test(file) && !allowed.test(file)).filter(
      ({ text }) => formats.test(text),
    );
    expect(faults.map(({ file }) => file)).toEqual([]);
  });
});
