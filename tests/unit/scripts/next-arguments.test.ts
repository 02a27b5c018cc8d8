import { expect, it } from 'vitest';

interface NextArguments {
  nextArguments: (mode: string, port: number) => string[];
}

const file = new URL('../../../scripts/parts/next-arguments.mjs', import.meta.url).href;
const { nextArguments } = (await import(file)) as NextArguments;

it('keeps idle connections for longer than a proxy, which would else use one that we just closed', () => {
  const given = nextArguments('start', 3000);
  expect(given.slice(0, 3)).toEqual(['start', '-p', '3000']);
  expect(Number(given[given.indexOf('--keepAliveTimeout') + 1])).toBeGreaterThan(60_000);
});

it('asks nothing of the server for developing that it does not know', () => {
  expect(nextArguments('dev', 3000)).toEqual(['dev', '-p', '3000']);
});
