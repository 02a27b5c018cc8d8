import { expect, it } from 'vitest';
import { readSources } from '@/tests/support/sources';
import { NOT_IN_THE_API } from './not-in-the-api';

const SERVER = "import 'server-only'";
const sources = readSources();
const inApp = sources.filter(({ file }) => /^(?:app|components)\//.test(file));
const routes = inApp.filter(({ file }) => file.startsWith('app/api/'));
const screens = inApp.filter(({ file }) => !file.startsWith('app/api/'));
/** What reads or writes for somebody; the kernel only lets it. */
const servers = new Map(
  sources
    .filter(({ file, text }) => /^lib\/(?!server\/)/.test(file) && text.includes(SERVER))
    .map(({ file, text }) => [file.replace(/\.ts$/, ''), text]),
);

/** The functions of the server that a file imports, as `lib/rentals/get-draft findDraft`. */
function serverFunctions({ text }: { text: string }): string[] {
  return [...text.matchAll(/^import \{([^}]+)\} from '@\/(lib\/[^']+)';$/gm)].flatMap(([, names = '', file = '']) => {
    const functions = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
    return servers.has(file) ? functions.map((name) => `${file} ${name}`) : [];
  });
}

it('each verb that a screen calls is a route’s too', () => {
  const called = new Set(routes.flatMap(({ imports }) => imports.map(({ name }) => name)));
  const verbs = screens.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:action|operatorAction)\(\s*(\w+)/g)].flatMap(([, verb = '']) => {
      const imported = new RegExp(`import \\{[^}]*\\b${verb}\\b[^}]*\\} from '@/(lib/[^']+)'`).exec(text)?.[1];
      return imported ? [imported] : [];
    }),
  );
  expect(verbs.length).toBeGreaterThan(120);
  expect([...new Set(verbs)].filter((verb) => !called.has(verb))).toEqual([]);
});

it('each read of a screen is a route’s too, except those with a reason', () => {
  const called = new Set(routes.flatMap(serverFunctions));
  const read = new Set(screens.flatMap(serverFunctions));
  expect(read.size).toBeGreaterThan(300);
  // A reason for what has become a route's, or is no longer read, is stale.
  expect([...read].filter((name) => !called.has(name)).sort()).toEqual(Object.keys(NOT_IN_THE_API).sort());
});
