import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How many controls our list has (SECURITY.md). */
const CONTROLS = 30;

it('each control of security has a test', () => {
  const numbers = readdirSync('tests/security').map((file) =>
    Number(/^(\d\d)-[\w-]+\.(?:test|spec)\.ts$/.exec(file)?.[1]),
  );
  const all = Array.from({ length: CONTROLS }, (_one, at) => at + 1);
  expect(all.filter((control) => !numbers.includes(control))).toEqual([]);
});
