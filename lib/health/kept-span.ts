import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { requestFacts } from '../request-scope';

/** What may be said of a span. Next also names addresses with their parameters, and the texts of errors. */
const KEPT = [
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.method',
  'http.route',
  'http.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
];

/**
 * A span as it is sent: nothing in it can be personal (docs/rules.md §10), and it has the ids that the lines of the log have.
 * Next names its spans by routes, never by addresses, except calls to elsewhere, which only keep their method.
 */
export function keptSpan(span: ReadableSpan, facts: ReturnType<typeof requestFacts>): ReadableSpan {
  const known = Object.entries(span.attributes).filter(([name]) => KEPT.includes(name));
  const ids = Object.entries(facts).map(([name, value]) => [`wout.${snakeCase(name)}`, value] as const);
  return Object.create(span, {
    name: { value: span.name.replace(/^fetch (\w+) .*/s, 'fetch $1') },
    attributes: { value: Object.fromEntries([...known, ...ids]) as Attributes },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code: span.status.code } },
  });
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
