import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const TEXT = /\.(?:ts|tsx|mjs|sql|css|md|yaml)$/;
/** A document, alone or with its sections: `docs/rules.md §4, §6`. */
const REFERENCE = /([\w./-]+\.md)\b(?:\)?((?:(?:,| and|–)? ?§\d+)+))?/gi;
/** The customer's requirements are written in docs/rules.md. */
const OUTSIDE = /\bthe spec(?:ification)?\b|\bspec(?:ification)? §/i;
const SELF = 'tests/unit/references.test.ts';

const FILES = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => !/^(?:\.|node_modules$|test-results$)/.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }).map((name) => path.join(entry.name, name))
      : [entry.name],
  )
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const REFERENCES = FILES.flatMap(({ file, text }) =>
  [...text.matchAll(REFERENCE)].map(([, name = '', sections = '']) => ({ file, name, sections: numbersIn(sections) })),
);

function numbersIn(text: string): string[] {
  return [...text.matchAll(/§(\d+)/g)].map(([, number = '']) => number);
}

/** The document that a reference means: named from the root, or from the folder of the file that names it. */
function documentOf({ file, name }: { file: string; name: string }): string | null {
  return [name, path.join(path.dirname(file), name)].find((found) => existsSync(found)) ?? null;
}

function hasSection(document: string, number: string): boolean {
  return new RegExp(`^## §${number} `, 'm').test(readFileSync(document, 'utf8'));
}

it('names no paper that is not in the repository', () => {
  const missing = REFERENCES.filter((reference) => documentOf(reference) === null);
  const outside = FILES.filter(({ file, text }) => file !== SELF && OUTSIDE.test(text));
  expect(REFERENCES.length).toBeGreaterThan(50);
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(outside.map(({ file }) => file)).toEqual([]);
});

it('names only sections that their document has', () => {
  const missing = REFERENCES.flatMap((reference) => {
    const document = documentOf(reference);
    const lacking = reference.sections.filter((number) => document !== null && !hasSection(document, number));
    return lacking.map((number) => `${reference.file}: ${reference.name} §${number}`);
  });
  expect(missing).toEqual([]);
});

it('names a section together with its document', () => {
  const alone = FILES.filter(({ file }) => file !== SELF && !file.startsWith('docs/')).flatMap(({ file, text }) =>
    numbersIn(text.replace(REFERENCE, '')).map((number) => `${file}: §${number}`),
  );
  expect(alone).toEqual([]);
});
