import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources } from '../../support/sources';

const SOURCES = readSources().filter(({ file }) => !file.startsWith('tests/'));
const START = 'lib/health/start-tracing';

it('nothing of OpenTelemetry is loaded by us but where traces begin', () => {
  const loading = SOURCES.filter(({ imports }) =>
    imports.some(({ name, kind }) => name.startsWith('@opentelemetry/') && kind !== 'type'),
  );
  expect(loading.map(({ file }) => file)).toEqual([`${START}.ts`]);
});

it('they begin only where an address to send them to is set', () => {
  expect(SOURCES.filter(({ imports }) => imports.some(({ name }) => name === START))).toEqual([]);
  const text = readFileSync('instrumentation.ts', 'utf8');
  const guarded =
    /if \(process\.env\.OTEL_EXPORTER_OTLP_ENDPOINT\) \{\s*const \{ startTracing \} = await import\('\.\/lib\/health\/start-tracing'\);/;
  expect(text).toMatch(guarded);
  expect(text.match(/start-tracing/g)).toHaveLength(1);
});
