import { expect, it } from 'vitest';
import { readSources } from '@/tests/support/sources';

it('each verb that a screen calls is a route’s too', () => {
  const sources = readSources().filter(({ file }) => file.startsWith('app/'));
  const routes = sources.filter(({ file }) => /^app\/api\/.*\/route\.ts$/.test(file));
  const called = new Set(routes.flatMap(({ imports }) => imports.map(({ name }) => name)));
  const acting = sources.filter(({ file }) => !file.startsWith('app/api/'));
  const verbs = acting.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:action|operatorAction)\(\s*(\w+)/g)].flatMap(([, verb = '']) => {
      const imported = new RegExp(`import \\{[^}]*\\b${verb}\\b[^}]*\\} from '@/(lib/[^']+)'`).exec(text)?.[1];
      return imported ? [imported] : [];
    }),
  );
  expect(verbs.length).toBeGreaterThan(120);
  expect([...new Set(verbs)].filter((verb) => !called.has(verb))).toEqual([]);
});
