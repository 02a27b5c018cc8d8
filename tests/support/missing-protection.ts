import type { Served } from './ask-served';

const YEAR_SECONDS = 31_536_000;

/** What is missing among the headers that protect a browser from an answer; nothing if all are there. */
export function missingProtection({ headers }: Served): string[] {
  const policies = String(headers['content-security-policy'] ?? '').split(', ');
  const directives = policies.flatMap((policy) => policy.split(';').map((one) => one.trim()));
  const hsts = String(headers['strict-transport-security'] ?? '');
  const there = {
    ...Object.fromEntries(
      ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"].map((one) => [one, directives.includes(one)]),
    ),
    'one policy': policies.length === 1,
    'HSTS of a year or more': Number(/^max-age=(\d+)/.exec(hsts)?.[1] ?? 0) >= YEAR_SECONDS,
    'HSTS of subdomains': /; includeSubDomains/i.test(hsts),
    nosniff: headers['x-content-type-options'] === 'nosniff',
    'referrer policy': ['strict-origin-when-cross-origin', 'no-referrer'].includes(String(headers['referrer-policy'])),
  };
  return Object.entries(there).flatMap(([what, is]) => (is ? [] : [what]));
}
